import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

const SEARCH = 'Search title, series or tag';
const SERIES = [
  'DONTSHOOTMYFACE',
  'FLORALS',
  'ENVIRONMENTS',
  'CELEBRITY',
  'OBSERVATIONS',
  'BECOMING CONSCIOUS',
  'NEURAL',
  'WABI SABI',
];
/** Requests for the list of artworks. */
const LIST = /api\/(artworks|admin\/artwork-inventory)$/;

walk(
  'the collection is shuffled, with labels and links (S2, S51, S58, S65, S66, S69, S70, S71)',
  async ({ visitor }) => {
    await visitor.open('/fine-art');
    await visitor.see('heading', 'Fine Art');
    await visitor.untilInteractive('main h2 a');
    const titles = await titlesOf(visitor);
    const listed = await visitor.run(async () => (await (await fetch('/api/artworks')).json()) as unknown);
    const inOrder = Array.isArray(listed) ? listed.map(({ title }: { title: string }) => title) : [];
    expect(titles.toSorted()).toEqual(inOrder.toSorted());
    expect(titles).not.toEqual(inOrder);
    expect(titles).not.toEqual(inOrder.toReversed());
    for (const series of SERIES) await seeLabel(visitor, new RegExp(`${series}, \\d{4}`));
    for (const words of [/Edition of 9, \d sold/, /Archival pigment print/, /From \$333/, /Price on inquiry/])
      await seeLabel(visitor, words);
    const addresses = await visitor.run(() =>
      [...document.querySelectorAll('main h2 a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute('href')),
    );
    const folder = visitor.isPhone ? '/artwork/' : '/fine-art/';
    expect(addresses).toEqual(titles.map(() => expect.stringContaining(folder)));
  },
);

walk('the search matches titles, series and tags, and can be cleared (S52, S59)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive();
  for (const [words, title] of [
    ['inside voice', 'Inside Voice'],
    ['wabi', 'Mended Twice'],
    ['petals', 'Inside Voice'],
  ] as const) {
    await visitor.enter(SEARCH, words);
    await expect.poll(() => titlesOf(visitor)).toContain(title);
    await expect.poll(async () => (await titlesOf(visitor)).length).toBeLessThan(10);
    await visitor.expectValue(SEARCH, words);
  }
  await visitor.enter(SEARCH, 'zzzz');
  await visitor.readAll(/No artworks found matching your search criteria\./);
  await visitor.press('button', 'Clear filters');
  await expect.poll(async () => (await titlesOf(visitor)).length).toBeGreaterThan(20);
});

walk('the collection is filtered by series, named differently on phones (S53, S54)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive();
  const portraits = visitor.isPhone ? 'PORTRAITS' : 'DONTSHOOTMYFACE';
  const choices = await visitor.run(
    (isPhone: boolean) =>
      isPhone
        ? [...(document.querySelector<HTMLSelectElement>('main select')?.options ?? [])].map(
            ({ text }) => text,
          )
        : [...document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')].map(
            (choice) => choice.labels?.[0]?.textContent,
          ),
    visitor.isPhone,
  );
  expect(choices).toEqual(['All', portraits, 'FLORALS', 'ENVIRONMENTS', 'CELEBRITY']);
  const choose = (series: string) =>
    visitor.isPhone ? visitor.choose('Series', series) : visitor.check('radio', series);
  for (const [choice, series] of [
    ['FLORALS', 'FLORALS'],
    [portraits, 'DONTSHOOTMYFACE'],
  ] as const) {
    await choose(choice);
    await visitor.until((only: string) => {
      const shown = [...document.querySelectorAll('main li p')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => /, \d{4}$/.test(text));
      return shown.length > 0 && shown.every((text) => text.startsWith(only));
    }, series);
  }
});

walk('large pictures are in columns, and cards on phones (S55, S56, S57)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive();
  await visitor.until(
    (least: number) => {
      const picture = document.querySelector('main li img');
      return document.querySelector('main li h2') && picture && picture.getBoundingClientRect().width > least;
    },
    visitor.isPhone ? 300 : 400,
  );
  const inRows: unknown[] = [];
  for (const width of [639, 640, 768, 1024]) {
    await visitor.resize(width, 900);
    inRows.push(await visitor.run(neighborsOfFirst));
  }
  expect(inRows).toEqual(['1 1 1 1 1', '2 2 2 2 2', '1 2 2 2 2', '1 2 2 2 2']);
});

walk(
  'a card says what is left of an artwork, and its lightbox shows details (S67, S72, S74, S75, S76, S77)',
  async ({ visitor }) => {
    await visitor.open('/fine-art');
    await visitor.untilInteractive();
    for (const words of [/One Breath, Not Corrected.*Sold Out/, /(^|\D)([1-9]|10) remaining/, /Featured/])
      await seeLabel(visitor, words);
    await visitor.press('button', /^Enlarge Inside Voice/);
    await visitor.see('link', /^View Details/);
    await visitor.pressKey('Escape');
    await visitor.missDialog();
    await visitor.press('button', /^Enlarge One Breath, Not Corrected/);
    await visitor.until(() =>
      [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].some(
        ({ textContent, disabled }) => disabled && /Sold Out/i.test(textContent ?? ''),
      ),
    );
  },
);

walk('a placeholder replaces a picture that fails to load (S79)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive('main li img');
  await visitor.run(() => {
    const picture = document.querySelector<HTMLImageElement>('main li img');
    for (const source of picture?.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
    if (picture) Object.assign(picture, { srcset: '', src: '/uploads/nothing.jpg' });
  });
  await visitor.until(() => !document.querySelector('main li img[src*="nothing.jpg"]'));
});

walk('going back restores the scroll position (S58, S82)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive('main h2 a');
  await visitor.run(() => window.scrollTo({ top: 1_500, behavior: 'instant' }));
  await visitor.run(() => new Promise((resolve) => setTimeout(() => resolve(null), 300)));
  const place = Number(
    await visitor.run(() => {
      const { scrollY } = window;
      [...document.querySelectorAll<HTMLElement>('main h2 a')]
        .find((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 80 && bottom < window.innerHeight - 20;
        })
        ?.click();
      return scrollY;
    }),
  );
  expect(place).toBeGreaterThan(1_000);
  await visitor.expectAddress(/\/(fine-art|artwork)\/./);
  await visitor.press('link', 'Back to Fine Art');
  await visitor.expectAddress(/\/fine-art$/);
  await visitor.until((left: number) => Math.abs(window.scrollY - left) < 60, place);
});

walk('the list is refetched when the window gains focus (S63)', async ({ visitor }) => {
  await visitor.open('/fine-art');
  await visitor.untilInteractive('main h2 a');
  await visitor.answer(LIST, 'real');
  await visitor.run(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
  });
  await visitor.until(
    (list: string) => window.requests?.some((request) => new RegExp(list).test(request)),
    LIST.source,
  );
});

for (const { title, answer, words } of [
  {
    title: 'while the list is on its way the page says so (S60)',
    answer: 'none yet' as const,
    words: /LOADING FINE ART COLLECTION\.\.\./,
  },
  {
    title: 'a list that fails is told (S61)',
    answer: { status: 500 },
    words: /Error loading fine art collection\. Please refresh the page\./,
  },
])
  walk(title, async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.untilInteractive();
    await visitor.answer(LIST, answer);
    await visitor.press('link', 'Fine Art', -1);
    await visitor.readAll(words);
  });

/** Waits until a work's label has these words. Browsers omit text far from the window from `innerText`. */
async function seeLabel(visitor: Visitor, words: RegExp): Promise<void> {
  await visitor.until(
    (source: string) =>
      [...document.querySelectorAll('main li')].some(({ textContent }) =>
        new RegExp(source, 'i').test(textContent ?? ''),
      ),
    words.source,
  );
}

async function titlesOf(visitor: Visitor): Promise<string[]> {
  const titles = await visitor.run(() =>
    [...document.querySelectorAll('main h2 a')]
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent),
  );
  return Array.isArray(titles) ? titles.map(String) : [];
}

/** Runs in the page: how many hang in the row of each of the first five works. */
function neighborsOfFirst(): string {
  const tops = [...document.querySelectorAll('main li')]
    .filter((item) => item.querySelector('h2'))
    .map((item) => Math.round(item.getBoundingClientRect().top));
  return tops
    .slice(0, 5)
    .map((top) => tops.filter((other) => other === top).length)
    .join(' ');
}
