import { type Page, expect, test } from '@playwright/test';
import { FLAT_BROWSER } from './game.ts';

test.use({
  launchOptions: FLAT_BROWSER, viewport: { width: 1280, height: 800 }, locale: 'ru-RU',
  colorScheme: 'light',
});

const PHONE = { width: 390, height: 844 };

async function open(page: Page, address = ''): Promise<void> {
  await page.goto(`/rules.html${address}`);
  await expect(page.getByRole('main')).toBeVisible();
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

test('a wrong guess is marked, and the referee gives the right answer and his reasons', async ({
  page,
}) => {
  await open(page, '#S7');
  await expect(heading(page, 'Продолжение игры')).toBeVisible();
  const answers = page.getByRole('list', { name: 'Что решит судья?' });
  await answers.getByRole('button', { name: 'Партия выиграна' }).click();
  await expect(page.locator('[data-mark=wrong]')).toContainText('Партия выиграна');
  await expect(page.locator('[data-mark=wrong]')).toContainText('ваш ответ');
  await expect(page.locator('[data-mark=right]')).toContainText('10 выставляется');
  const reasons = page.getByRole('list', { name: 'Почему так' });
  await expect(reasons.getByText('10 забита по заказу в FL.')).toBeVisible();
  await page.getByText('Почему не фол?').click();
  await expect(page.getByText(/Первое касание/)).toBeVisible();
  await reasons.getByRole('link', { name: /п\.\s8/ }).click();
  await expect(page).toHaveURL(/#S8$/);
  await expect(heading(page, 'Выставление шаров')).toBeFocused();
});

test('a digit answers, and the example can be tried again', async ({ page }) => {
  await open(page, '#G6.3');
  await page.keyboard.press('2');
  await expect(page.locator('[data-mark=right]')).toContainText('ваш ответ');
  await page.getByRole('button', { name: 'Заново' }).click();
  await expect(page.locator('[data-mark=open]')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Следующий пример' }).click();
  await expect(page.getByText(/Пример 2 из/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Пример 2 из/)).toBeVisible();
});

test('an example is ruled by the edition chosen, and what differs is said', async ({ page }) => {
  await open(page, '#S7');
  await page.getByRole('banner').getByLabel('Редакция правил').selectOption('wpa-2008');
  await expect(page).toHaveURL(/edition=wpa-2008/);
  await page.keyboard.press('1');
  await expect(page.getByText(/По редакции «WPA 2008» судья решит иначе/)).toBeVisible();
  await expect(page.locator('.ruling-line')).toContainText('Партия');
});

test('search finds another form of the word, marks it and opens by keys alone', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Поиск по правилам' })).toBeFocused();
  await page.keyboard.type('отыгрышем');
  const first = page.getByRole('listbox', { name: 'Поиск' }).getByRole('option').first();
  await expect(first).toContainText('Отыгрыш');
  await expect(page.locator('mark').first()).toHaveText(/отыгрыш/i);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Отыгрыш')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.type('6.14');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#search\/6\.14$/);
  await page.getByRole('main').getByRole('link', { name: /Три нарушения подряд/ }).click();
  await expect(heading(page, 'Три нарушения подряд')).toBeVisible();
});

test('two editions side by side: the early ten, in the text and in play', async ({ page }) => {
  await open(page, '#editions/base/wpa-2008');
  await expect(page.getByRole('heading', { name: '1 отличие' })).toBeVisible();
  const row = page.getByRole('row', { name: /Заказанная десятка, забитая раньше времени/ });
  await expect(row.getByText('выставляется, подход продолжается', { exact: true })).toBeVisible();
  await expect(row.getByText('выигрывает партию', { exact: true })).toBeVisible();
  const play = page.getByRole('region', { name: 'Что меняется в игре' });
  await expect(play.getByText(/Двойка забила десятку/)).toBeVisible();
  await expect(play.getByText('Партия: бьющий.').first()).toBeVisible();

  await page.getByRole('button', { name: /Показать все правила/ }).click();
  await expect(page.locator('tr[data-parameter]')).not.toHaveCount(1);
  await page.getByLabel('Вторая редакция').getByText('Изменить правила').click();
  await page.getByLabel('Вторая редакция').getByLabel('Пуш-аут разрешён').selectOption('false');
  await expect(page.getByRole('heading', { name: '2 отличия' })).toBeVisible();
  await expect(page).toHaveURL(/wpa-2008,pushOut=false$/);
});

test('a value that does not fit is refused with the reason, and nothing changes', async ({
  page,
}) => {
  await open(page, '#editions/base/base');
  const side = page.getByRole('region', { name: 'Вторая редакция' });
  await side.getByText('Изменить правила').click();
  await side.getByLabel('Требование к разбою').fill('99');
  await side.getByLabel('Требование к разбою').press('Tab');
  await expect(side.getByRole('alert')).toContainText('от 0 до 10');
  await expect(side.getByLabel('Требование к разбою')).toHaveValue('4');
  await open(page, '#editions/nobody/base');
  await expect(page.getByRole('alert')).toContainText('«nobody»');
});

test('the print view holds every clause of the contents, and paper holds no bars', async ({
  page,
}) => {
  await open(page);
  const links = await page.getByRole('main').locator('.contents-chapter ul a, h2 a')
    .evaluateAll((all) => all.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement)
      .href).hash.slice(1))));
  const clauses = new Set(links);
  expect(clauses.size).toBeGreaterThan(50);
  await open(page, '#print');
  const printed = page.locator('[data-clause]');
  await expect(printed).toHaveCount(clauses.size);
  for (const clause of await printed.evaluateAll((all) => (
    all.map((one) => (one as HTMLElement).dataset['clause'] ?? '')
  ))) expect(clauses).toContain(clause);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Главы' })).toBeHidden();
  await expect(page.locator('.ruling').first()).toBeVisible();
  await open(page, '?edition=upa#S7');
  await expect(page.getByText('Правила десятки · UPA')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Правила десятки · UPA')).toBeHidden();
});

test('back and forward turn the pages, and the heading has the focus', async ({ page }) => {
  await open(page, '#S6');
  await page.getByRole('navigation', { name: 'Главы' })
    .getByRole('link', { name: 'Отыгрыш' }).click();
  await expect(heading(page, 'Отыгрыш')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Незаказанный шар')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Отыгрыш')).toBeFocused();
  await expect(page).toHaveTitle(/Отыгрыш/);
});

test('the language changes without leaving the page, and stays changed', async ({ page }) => {
  await open(page, '#G6.14');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page, 'Three consecutive fouls')).toBeVisible();
  await expect(page).toHaveURL(/#G6\.14$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(heading(page, 'Three consecutive fouls')).toBeVisible();
  await open(page, '?lang=ru#G6.14');
  await expect(heading(page, 'Три нарушения подряд')).toBeVisible();
});

test('the theme changes and stays changed', async ({ page }) => {
  await open(page, '#S1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await page.getByRole('button', { name: 'Тёмное оформление' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'room');
});

test('a clause that is not in the book says so and offers the search', async ({ page }) => {
  await open(page, '#S77');
  await expect(heading(page, 'Такого пункта нет')).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('пуш-аута');
  await page.getByRole('main').getByRole('link', { name: /Пуш-аут/ }).first().click();
  await expect(heading(page, 'Пуш-аут')).toBeVisible();
});

test('on a phone the contents are a drawer, and no page is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '#S7');
  await page.getByRole('button', { name: 'Главы' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Пуш-аут' }).click();
  await expect(heading(page, 'Пуш-аут')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  const addresses = ['', '#S7', '#G6.7', '#glossary', '#search/шар', '#print', '#S77',
    '#editions/base/upa'];
  for (const address of addresses) {
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the way back leads to the page and the place where one left it', async ({ page }) => {
  await open(page);
  const down = () => page.evaluate(() => Math.round(scrollY));
  const link = page.getByRole('main').getByRole('link', { name: 'Тайм-аут' });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 640));
  await expect.poll(down).toBe(640);
  await link.click();
  await expect(heading(page, 'Тайм-аут')).toBeFocused();
  expect(await down()).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Правила десятки')).toBeFocused();
  await expect.poll(down).toBe(640);
  await page.goForward();
  await expect(heading(page, 'Тайм-аут')).toBeFocused();
  await expect.poll(down).toBe(0);

  await open(page, '#S4');
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(down).toBe(120);
  await page.getByRole('main').getByRole('link', { name: 'Спросить судью' }).click();
  await expect(page).toHaveURL(/ask\.html/);
  await page.goBack();
  await expect(heading(page, 'Заказ')).toBeVisible();
  await expect.poll(down).toBe(120);
});

test('the way back closes the drawer of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '#S7');
  await page.getByRole('link', { name: /Незаказанный шар/ }).first().click();
  await expect(heading(page, 'Незаказанный шар')).toBeVisible();
  await page.getByRole('button', { name: 'Главы' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Продолжение игры')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an address of any length is repeated in short, and no page grows wide', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const long = 'x'.repeat(20_000);
  for (const address of [`#${long}`, `#search/${long}`, `#editions/${long}/base,${long}=1`]) {
    await page.goto('about:blank');
    await open(page, address);
    await expect(page.getByText(/x…»/).first()).toBeVisible();
    const [wide, high] = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight] as const;
    });
    expect(wide).toBe(PHONE.width);
    expect(high).toBeLessThan(2500);
  }
});

test('an edition or an example that the address names in vain is told', async ({ page }) => {
  await open(page, '?edition=nobody#S7/nothing');
  await expect(page.getByRole('alert').filter({ hasText: '«nobody»' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '«nothing»' })).toBeVisible();
  await page.getByRole('button', { name: 'Следующий пример' }).click();
  await page.getByRole('banner').getByLabel('Редакция правил').selectOption('wpa-2008');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
