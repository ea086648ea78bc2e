import { expect, walk } from '../engines/test';
import type { Visitor } from '../engines/visitor';

walk(
  'the home page opens with films, features and its teasers (S1, S33, S34, S41, S42, S47, S48)',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.see('heading', 'Photographs in editions of nine');
    await visitor.readAll(/Commissions/, /Live Events/, /Limited Editions/, /charitable philosophy project/);
    await visitor.seeLink(/About the artist/, /^\/about$/);
    await visitor.seeLink(/View the collection/, /^\/fine-art$/);
    await visitor.untilInteractive();
    await visitor.press('button', /Play film/, 0);
    await visitor.until(() =>
      [...document.querySelectorAll('video')].some(
        (film) =>
          [...film.querySelectorAll('source')].filter(({ src }) => src.includes('/videos/')).length === 2,
      ),
    );
    await visitor.readAll(/Behind the scenes/);
    await visitor.press('button', /Play film/, -1);
    await visitor.until(() => document.querySelector('figure video'));
  },
);

walk(
  'the navigation leads to the pages and the cart, through a menu on phones (S19, S20, S21, S22, S23)',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.untilInteractive();
    const links = { 'Fine Art': /^\/fine-art$/, About: /^\/about$/, Contact: /^\/contact$/ };
    if (visitor.isPhone) {
      expect(await visitor.run(shownInNavigation)).not.toContain('Fine Art');
      await visitor.press('button', 'Menu');
      for (const name of Object.keys(links)) await visitor.see('link', name);
      await visitor.press('button', 'Close');
    } else {
      expect(await visitor.run(shownInNavigation)).toEqual(expect.arrayContaining(Object.keys(links)));
    }
    for (const [name, address] of Object.entries(links)) await visitor.seeLink(new RegExp(name), address);
    await visitor.seeLink(/Instagram/, /instagram/);
    await visitor.seeLink(/Cart/, /^\/cart$/);
  },
);

walk('the carousel fills the screen and starts at random (S35, S39, S40)', async ({ visitor }) => {
  const starts = new Set<unknown>();
  for (let visit = 0; visit < 8 && starts.size < 2; visit += 1) {
    await visitor.forget();
    await visitor.open('/');
    await visitor.until(() => document.querySelector('section[aria-label=Artworks]'));
    starts.add(await placeIn(visitor));
  }
  expect(starts.size).toBeGreaterThan(1);
  const height = await visitor.run(
    () => document.querySelector('section[aria-label=Artworks]')?.getBoundingClientRect().height,
  );
  expect(Number(height)).toBeCloseTo(visitor.isPhone ? 844 : 900, 0);
  await visitor.until(fadesIn150Ms);
  await visitor.until(() => document.querySelector('section[aria-label=Artworks] a[href^="/fine-art/"]'));
});

walk(
  'the carousel moves by arrows, dots, keys and swipes of more than 50 px (S36, S37, S38)',
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.untilInteractive('section[aria-label=Artworks] button');
    await visitor.run(() =>
      document.querySelector('section[aria-label=Artworks]')?.scrollIntoView({ behavior: 'instant' }),
    );
    const first = await placeIn(visitor);
    const total = Number(
      await visitor.run(
        () =>
          / of (\d+)/.exec(document.querySelector('section[aria-label=Artworks]')?.textContent ?? '')?.[1],
      ),
    );
    const after = (place: number) => (place % total) + 1;
    const showsPlace = (place: number) => expect.poll(() => placeIn(visitor)).toBe(place);

    await visitor.press('button', 'Next', 0);
    await showsPlace(after(first));
    await visitor.press('button', 'Previous', 0);
    await showsPlace(first);
    await visitor.press('button', /, 3 of \d+$/);
    await showsPlace(3);
    await visitor.pressKey('ArrowRight');
    await showsPlace(4);
    await visitor.pressKey('ArrowLeft');
    await showsPlace(3);

    await visitor.run(swipe, -40);
    await visitor.run(() => new Promise((resolve) => setTimeout(() => resolve(null), 300)));
    expect(await placeIn(visitor)).toBe(3);
    await visitor.run(swipe, -60);
    await showsPlace(4);
  },
);

walk('artworks are on view in Dallas, by appointment (S43, S44, S45, S46)', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.untilInteractive();
  await visitor.readAll(/Now Available at/, /A Dallas gallery, by appointment/);
  await visitor.readAll(/Edition 1 of 9, framed/, /Edition 2 of 9, framed/);
  await visitor.seeLink(/Contact to Acquire/, /^\/contact#contact-form$/);
  await visitor.readAll(/1 of 4/);
  await visitor.press('button', 'Next', -1);
  await visitor.readAll(/2 of 4/);
  await visitor.press('button', /^Enlarge/, -1);
  await visitor.see('dialog', /./);
  await visitor.pressKey('Escape');
  await visitor.missDialog();
});

walk('another page starts at its top (S17)', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.untilInteractive();
  await visitor.run(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await visitor.press('link', 'About', -1);
  await visitor.expectAddress(/\/about$/);
  await visitor.until(() => window.scrollY === 0 && document.querySelector('main h1'));
});

/** The number of the artwork that the carousel shows. */
async function placeIn(visitor: Visitor): Promise<number> {
  return Number(
    await visitor.run(
      () =>
        /(\d+) of \d+/.exec(document.querySelector('section[aria-label=Artworks]')?.textContent ?? '')?.[1],
    ),
  );
}

/** Runs in the page. */
function shownInNavigation(): string[] {
  return [...document.querySelectorAll('nav[aria-label=Main] a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => link.textContent?.trim() ?? '');
}

/** Runs in the page. */
function fadesIn150Ms(): boolean {
  const around: Element[] = [];
  let element = document.querySelector('section[aria-label=Artworks] img')?.parentElement ?? null;
  for (; element; element = element.parentElement) around.push(element);
  return around.some((part) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(part);
    const durations = transitionDuration.split(', ');
    const place = transitionProperty.split(', ').indexOf('opacity');
    return place >= 0 && durations[place % durations.length] === '0.15s';
  });
}

/** Runs in the page: a finger moves to the side over the carousel. */
function swipe(distance: number): void {
  const stage = document.querySelector('section[aria-label=Artworks] a')?.parentElement?.parentElement;
  if (!stage) return;
  const { left, top, width, height } = stage.getBoundingClientRect();
  const move = (type: string, moved: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        pointerType: 'touch',
        isPrimary: true,
        clientX: left + width / 2 + moved,
        clientY: top + height / 2,
      }),
    );
  move('pointerdown', 0);
  move('pointermove', distance);
  move('pointerup', distance);
}
