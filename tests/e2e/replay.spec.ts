import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER, openPosition, untilActivity } from './game.ts';
import {
  MATCH, expectPlace, finalHash, fragmentOf, frames, instant, openReplay, untilFilm,
} from './replay.ts';

test.use({
  launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 720 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const LAST_HASH = 'a7c845bf85c70dbd';

async function openMatch(page: Page, place: string): Promise<void> {
  await openReplay(page, `${await fragmentOf(MATCH)}&at=${place}`);
  await untilFilm(page);
}

async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('a deep link opens at its rack, stroke and event; back and forward work', async ({ page }) => {
  await openMatch(page, '2.7.3');
  await expect(page.locator('.now-chip')).toContainText('Rack 2 · shot 7');
  await expect.poll(() => instant(page)).toMatch(/^6 cushion, 1\.9 of /);
  expect(await finalHash(page)).toBe(LAST_HASH);
  await expect(page.getByRole('button', { name: 'result verified' })).toBeVisible();

  await page.locator('.shot-row').filter({ hasText: '→ FL' }).first().click();
  await expectPlace(page, '1.8.1');
  await page.goBack();
  await expect(page.locator('.now-chip')).toContainText('Rack 2 · shot 7');
  await expect.poll(() => instant(page)).toMatch(/^6 cushion, 1\.9 of /);
  await page.goForward();
  await expect(page.locator('.now-chip')).toContainText('Rack 1 · shot 8');
  await page.reload();
  await expect(page.locator('.now-chip')).toContainText('Rack 1 · shot 8');
});

test('with the focus on the table keys step events and strokes, and Tab goes on', async ({
  page,
}) => {
  await openMatch(page, '2.3.1');
  await page.locator('#table').focus();
  const seen: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press('Period');
    seen.push((await instant(page)).replace(/,.*/, ''));
  }
  await page.keyboard.press('Comma');
  seen.push((await instant(page)).replace(/,.*/, ''));
  expect(seen).toEqual(['contact 2', 'cushion', 'cushion', 'cushion']);
  await expectPlace(page, '2.3.3');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.now-chip')).toContainText('shot 4');
  await page.keyboard.press('PageUp');
  await expect(page.locator('.now-chip')).toContainText('Rack 1 · shot 1');
  await page.keyboard.press('KeyZ');
  expect(await instant(page)).toMatch(/^rest, /);
  await page.keyboard.press('BracketLeft');
  await expect(page.getByLabel('Playing speed')).toHaveValue('0.5');
  await page.keyboard.press('Tab');
  await expect(page.locator('#table')).not.toBeFocused();
  await page.locator('#table').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('event back, forward');
  await page.keyboard.press('Escape');
  await expect(page.locator('#table')).toBeFocused();
});

test('a file of years ago and of another physics opens, and says so', async ({ page }) => {
  await openReplay(page);
  const old = MATCH.replace('[A "', '[Date "2019-05-01"]\n[A "').replace('tb@1.0.0', 'tb@0.9.0');
  await page.locator('input[type=file]').setInputFiles({
    name: 'old.tbg', mimeType: 'text/plain', buffer: Buffer.from(old),
  });
  await untilFilm(page);
  await expect(page.getByRole('note')).toContainText('tb@0.9.0');
  expect(await finalHash(page)).toBe(LAST_HASH);
  await expect.poll(() => new URL(page.url()).hash).toContain('#v1.tb@0.9.0.');
});

test('a stroke that comes out otherwise is named', async ({ page }) => {
  await openReplay(page, await fragmentOf(MATCH.replace('d67362933c2b08fb', 'd67362933c2b08fc')
    .replace('2074aafa9bd6aa66', '2074aafa9bd6aa67').replace(/\{\[%h a7c8/, '{[%h b7c8')));
  await untilFilm(page);
  await page.getByRole('button', { name: 'differences found' }).click();
  await expect(page.getByRole('dialog')).toContainText('written b7c845bf85c70dbd');
});

test('a position copied in one window is the same text in another', async ({ page, browser }) => {
  await openMatch(page, '2.3.1');
  await page.getByRole('button', { name: 'Position', exact: true }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const text = await clipboard(page);
  expect(text).toMatch(/^TBP1 9 c@.* r2 n2 .* ph=shot call=-/);

  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const other = await context.newPage();
  await openReplay(other);
  await other.getByLabel('Paste a link or a text').fill(text);
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(other.locator('main.film')).toBeVisible();
  await other.getByRole('button', { name: 'Position', exact: true }).click();
  await expect(other.getByText('Copied')).toBeVisible();
  expect(await clipboard(other)).toBe(text);
  await context.close();
});

test('the link to a stroke opens its rack alone, at the stroke', async ({ page }) => {
  await openMatch(page, '2.7.3');
  await page.getByRole('button', { name: 'Link to shot' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const link = await clipboard(page);
  expect(link).toMatch(/replay\.html#v1\.tb@1\.0\.0\.[\w-]+&at=2\.7\.3$/);
  expect(link.length).toBeLessThan(2100);
  await page.goto(link.replace('replay.html#', 'replay.html?lang=en&quality=plan#'));
  await untilFilm(page);
  await expect(page.locator('.now-chip')).toContainText('Rack 2 · shot 7');
  await expect(page.locator('.rack-head')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'result verified' })).toBeVisible();
});

test('a damaged link tells its character and opens up to there', async ({ page }) => {
  const fragment = await fragmentOf(MATCH);
  await openReplay(page, fragment.slice(0, 1200));
  await expect(page.getByRole('alert')).toContainText('damaged at its 1200th character');
  await page.getByRole('button', { name: 'Open up to there' }).click();
  await untilFilm(page);
  expect(await page.locator('.shot-row').count()).toBeGreaterThan(5);
  await openReplay(page, '#v9.nonsense');
  await expect(page.getByRole('alert')).toContainText('damaged at its 1st character');
});

test('skipping a stroke comes to the same rest as watching it', async ({ page }) => {
  await openMatch(page, '3.9.1');
  await page.getByLabel('Playing speed').selectOption('4');
  await page.locator('#table').press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 20_000 });
  const watched = await instant(page);
  expect(watched).toMatch(/^rest, /);
  const picture = await page.locator('.stage-plan').screenshot();
  await page.locator('#table').press('Home');
  expect(await instant(page)).toMatch(/^tip, 0\.0 of /);
  await page.locator('#table').press('KeyZ');
  expect(await instant(page)).toBe(watched);
  expect((await page.locator('.stage-plan').screenshot()).equals(picture)).toBe(true);
});

test('no picture is drawn while the film stands still', async ({ page }) => {
  await openMatch(page, '2.3.3');
  await page.waitForTimeout(1500);
  const still = await frames(page);
  await page.waitForTimeout(1000);
  expect(await frames(page)).toBe(still);
  await page.locator('#table').press('Space');
  await expect.poll(() => frames(page)).toBeGreaterThan(still + 5);
});

test('pictures, the file and a clip can be taken along', async ({ page }) => {
  await openMatch(page, '2.3.5');
  const taken = async (act: () => Promise<void>): Promise<[string, Buffer]> => {
    const coming = page.waitForEvent('download');
    await act();
    const download = await coming;
    return [download.suggestedFilename(), readFileSync(await download.path())];
  };
  const [svgName, svg] = await taken(() => fromMenu(page, 'SVG picture'));
  expect(svgName).toBe('tenball-2-3.svg');
  expect(svg.toString()).toMatch(/^<svg [^]*<desc>TBP1 9 c@[^]*id="ball-10"[^]*<\/svg>\n$/);
  const [pngName, png] = await taken(() => fromMenu(page, 'PNG picture'));
  expect([pngName, png.subarray(1, 4).toString()]).toEqual(['tenball-2-3.png', 'PNG']);
  const [gameName, game] = await taken(() => page.getByRole('button', { name: '.tbg' }).click());
  expect([gameName, game.toString()]).toEqual(['tenball.tbg', MATCH]);
  const [clipName, clip] = await taken(() => fromMenu(page, 'WebM clip'));
  expect(clipName).toBe('tenball-2-3.webm');
  expect(clip.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
});

test('a finished match leads to its replay, and the device keeps it', async ({ page }) => {
  await openPosition(page, 'TBP1 9 c@894,242/10@1170,530 sA r1 n9 bih=0 po=0 f=0,0 ph=shot '
    + 'call=- rt=1,1 br=A');
  await page.keyboard.press('Space');
  await untilActivity(page, 'match-over');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Watch the rack' }).click();
  const replay = await opening;
  await expect(replay.locator('main.film')).toBeVisible();
  await expect.poll(() => finalHash(replay)).toMatch(/^[0-9a-f]{16}$/);
  const hash = await finalHash(replay);
  await openReplay(page);
  await page.getByRole('button', { name: /last match on this device/ }).click();
  await untilFilm(page);
  expect(await finalHash(page)).toBe(hash);
});

test('a clip that is cancelled saves nothing', async ({ page }) => {
  await openMatch(page, '2.3.5');
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await fromMenu(page, 'WebM clip');
  await expect(page.getByText(/Recording the clip/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/Recording the clip/)).toHaveCount(0);
  expect(saved).toBe(0);
});

test('a game that is dropped or pasted opens', async ({ page }) => {
  await openReplay(page);
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'match.tbg', { type: 'text/plain' }));
    return transfer;
  }, MATCH);
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await untilFilm(page);
  expect(await finalHash(page)).toBe(LAST_HASH);

  const line = 'TBP1 9 c@-300,0/1@600,300/10@1000,100 sA r1 n4 bih=0 po=0 f=0,0 ph=shot call=-';
  await page.evaluate((text) => navigator.clipboard.writeText(text), line);
  await page.locator('#table').press('Control+v');
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
});

test('a phone plays, chooses and turns by touch', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true,
  });
  const page = await context.newPage();
  await openMatch(page, '2.3.1');
  await page.getByRole('button', { name: 'Event forward' }).tap();
  expect(await instant(page)).toMatch(/^contact 2, /);
  await page.locator('.shot-row').filter({ hasText: 'break' }).nth(1).tap();
  await expect(page.locator('.now-chip')).toContainText('Rack 2 · shot 1');
  await page.getByRole('button', { name: 'Play' }).tap();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).tap();
  const box = await page.locator('#table').boundingBox();
  if (box === null) throw new Error('no table');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) => (
    touch.send('Input.dispatchTouchEvent', {
      type, touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + dx, y: at.y }],
    })
  );
  await move('touchStart', 0);
  for (const dx of [20, 40, 60]) await move('touchMove', dx);
  await move('touchEnd', 60);
  await expect(page.getByRole('radio', { name: 'Free' })).toBeChecked();
  await context.close();
});
