/** Hands a file to whoever sits at the screen. */

/** Saves `content` under `name` where the browser puts what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
