import { type Browser, type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER } from './game.ts';

test.use({ launchOptions: FLAT_BROWSER });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Opens the page of questions on a phone. */
async function onPhone(browser: Browser, lang: 'ru' | 'en', hash = ''): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`/ask.html?lang=${lang}${hash}`);
  return page;
}

async function tap(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name }).first().tap();
}

/** What is asked of the address, unpacked. */
function questionIn(page: Page): string {
  return decodeURIComponent(new URL(page.url()).hash.slice(1));
}

test('three taps on a phone lead to the ruling, and nothing has to be scrolled', async ({
  browser,
}) => {
  const page = await onPhone(browser, 'ru');
  await tap(page, /^Обычный удар/, /^Шар и луза/, 'Упал другой шар');
  const ruling = page.getByRole('article', { name: 'Решение судьи' });
  await expect(ruling.getByRole('heading', { name: 'Забит незаказанный шар' })).toBeInViewport();
  await expect(ruling.getByText('Передать удар обратно')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Двойной удар' })).toBeInViewport({ ratio: 1 });
  const clause = ruling.getByRole('link', { name: /^п\.\s6 ·/ });
  await expect(clause).toHaveAttribute('href', './rules.html#S6');
  expect(questionIn(page)).toBe('base | A | 1@FL | >1 5@SR');

  await tap(page, 'Биток в лузе');
  await expect(ruling.getByRole('heading', { name: 'Биток в лузе' })).toBeVisible();
  await expect(ruling.getByText('Бьёт соперник, биток с руки, в любом месте.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Биток в лузе');
  await tap(page, 'Отменить');
  await expect(ruling.getByRole('heading', { name: 'Забит незаказанный шар' })).toBeVisible();
});

test('the link shows another phone the same ruling, in its own language', async ({ browser }) => {
  const first = await onPhone(browser, 'en');
  await tap(first, /^Only the ten left/, /^Ball and pocket/, 'Ten, called pocket');
  await expect(first.getByRole('heading', { name: 'The shooter wins the rack' })).toBeVisible();

  const second = await onPhone(browser, 'ru', new URL(first.url()).hash);
  await expect(second.getByRole('heading', { name: 'Бьющий выиграл партию' })).toBeVisible();
  await expect(second.getByText('На столе одна десятка. Заказ: 10 в FL.')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Двойной удар' })).toHaveCount(0);
  await tap(second, 'Спросить другое');
  await expect(second.getByRole('heading', { name: 'Какой это был удар?' })).toBeVisible();
  expect(questionIn(second)).toBe('');
});

test('one’s own taps are there after a reload', async ({ browser }) => {
  const page = await onPhone(browser, 'en');
  await tap(page, /^The break/, 'The ten fell');
  await page.reload();
  await expect(page.getByRole('button', { name: 'The ten fell' }))
    .toHaveAttribute('aria-pressed', 'true');
  await tap(page, 'Cue ball in a pocket');
  await expect(page.getByRole('heading', { name: 'Scratch' })).toBeVisible();
});

test('a damaged link names the place, and asking anew is one tap away', async ({ browser }) => {
  const page = await onPhone(browser, 'ru', '#base%20%7C%20A%20%7C%202@XX%20%7C%20%3E2');
  await expect(page.getByRole('heading', { name: 'Ссылка повреждена на 12-м знаке' }))
    .toBeVisible();
  await expect(page.locator('mark')).toHaveText('2@XX | >2');
  await tap(page, 'Спросить другое');
  await expect(page.getByRole('button', { name: /^Разбой/ })).toBeVisible();
});

test('a link cut in the middle of a letter is damaged there', async ({ browser }) => {
  const page = await onPhone(browser, 'en', '#base%20%7C%20A%2');
  await expect(page.getByRole('heading', { name: 'The link is damaged at character 9' }))
    .toBeVisible();
});

test('another edition rules otherwise, and two fouls count', async ({ browser }) => {
  const page = await onPhone(browser, 'en');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'WPA 2008' });
  await tap(page, /^Ordinary shot/, /^The ten/, 'Ten, called pocket');
  await expect(page.getByRole('heading', { name: 'The shooter wins the rack' })).toBeVisible();

  await tap(page, 'Ten, called pocket', 'None fell, no rail', 'Details');
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('radio', { name: '2' }).tap();
  await details.getByRole('switch', { name: 'Warned on two fouls' }).tap();
  await details.getByRole('button', { name: 'Done' }).last().tap();
  await expect(page.getByRole('heading', { name: /Three fouls in a row/ })).toBeVisible();
});

test('the card shows the ruling large, with a code of the link', async ({ browser }) => {
  const page = await onPhone(browser, 'en');
  await tap(page, /^A ball fell that was not called/, 'Show');
  const card = page.getByRole('dialog', { name: 'The ruling' });
  await expect(card.getByText('Uncalled ball pocketed')).toBeVisible();
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('keys alone ask, take back and ask again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ask.html?lang=en');
  await expect(page.getByRole('button', { name: /^Ordinary shot/ })).toBeVisible();
  for (const key of ['Digit3', 'Digit1', 'Digit1']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: '1 made as called' })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('heading', { name: '1 made as called' })).toHaveCount(0);
  await page.keyboard.press('Digit6');
  await expect(page.getByRole('heading', { name: 'No rail after contact' })).toBeVisible();
});

test('every pad is large enough for a finger, in both languages', async ({ browser }) => {
  for (const [lang, scene, call] of [
    ['ru', /^Обычный удар/, /^Шар и луза/], ['en', /^Ordinary shot/, /^Ball and pocket/],
  ] as const) {
    const page = await onPhone(browser, lang);
    await tap(page, scene, call, lang === 'ru' ? 'Ещё' : 'More');
    const small = await page.getByRole('button').evaluateAll((buttons) => buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44 || box.width < 36).map(({ name }) => name));
    expect(small).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  }
});

test('the way back of the browser leads to the question before, and to a link sent', async ({
  browser,
}) => {
  const page = await onPhone(browser, 'en');
  await tap(page, /^Ordinary shot/, /^Ball and pocket/, 'Another ball fell');
  await tap(page, 'Cue ball in a pocket');
  await expect(page.getByRole('heading', { name: 'Scratch' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What was called?' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Scratch' })).toBeVisible();
  await tap(page, 'Undo');
  await expect(page.getByRole('heading', { name: 'Uncalled ball pocketed' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Which shot was it?' })).toBeVisible();

  const sent = await onPhone(browser, 'en', '#base%20%7C%20A%20%7C%201%40FL%20%7C%20%3E1%205%40SR');
  await tap(sent, 'Ask another');
  await expect(sent.getByRole('heading', { name: 'Which shot was it?' })).toBeVisible();
  await sent.goBack();
  await expect(sent.getByRole('heading', { name: 'Uncalled ball pocketed' })).toBeVisible();
});

test('a damaged link of any length is shown round the place', async ({ browser }) => {
  const page = await onPhone(browser, 'en', `#base%20%7C%20${'x'.repeat(50_000)}`);
  await expect(page.getByRole('heading', { name: /The link is damaged at character/ }))
    .toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask another' })).toBeInViewport({ ratio: 1 });
  const nothing = await onPhone(browser, 'en', '#nonsense');
  await expect(nothing.getByText(/This is no question to the referee/)).toBeVisible();
});

test('on a low wide screen the ruling is not below its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/ask.html?lang=ru');
  const pad = page.getByRole('button', { name: /^Обычный удар/ });
  await expect(pad).toBeVisible();
  expect((await pad.boundingBox())?.width).toBeGreaterThan(500);
  for (const name of [/^Обычный удар/, /^Шар и луза/, 'Упал другой шар']) {
    await page.getByRole('button', { name }).first().click();
  }
  const choice = page.getByText('Принять позицию', { exact: true });
  await expect(choice).toBeInViewport({ ratio: 1 });
  const covered = await choice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== element;
  });
  expect(covered).toBe(false);
});
