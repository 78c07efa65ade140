/** A short film of a stroke, recorded from the canvas that draws it. */

const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const;
const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 6_000_000;

/** Whether this browser can record a canvas. */
export function canRecord(): boolean {
  return kindOfClip() !== undefined
    && typeof HTMLCanvasElement.prototype.captureStream === 'function';
}

function kindOfClip(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));
}

export interface Recording {
  /** The clip; undefined where it was cancelled. */
  readonly clip: Promise<Blob | undefined>;
  /** What there is, is the clip. */
  finish(): void;
  cancel(): void;
}

/** Begins to record `canvas`. Throws where the browser refuses. */
export function record(canvas: HTMLCanvasElement): Recording {
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const mimeType = kindOfClip();
  const recorder = new MediaRecorder(stream, {
    videoBitsPerSecond: BITS_A_SECOND, ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  let cancelled = false;
  const clip = new Promise<Blob | undefined>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new Error('the recorder failed'));
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      resolve(cancelled ? undefined : new Blob(parts, { type: 'video/webm' }));
    };
  });
  recorder.start(500);
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    clip,
    finish: stop,
    cancel: () => {
      cancelled = true;
      stop();
    },
  };
}
