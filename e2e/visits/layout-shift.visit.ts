import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { enterFeed, liveEvent, projectorAddress } from '../harness/guest';
import { addUpLayoutShifts } from '../harness/layout-shift';
import { expect, test, type Gallery } from '../harness/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports layout shifts.');

/** What a guest may open before the feed, and what shows that it has loaded. */
const PAGES = [
  { path: '/live-events', shown: 'View Live' },
  { path: '/live-events?tab=upcoming', shown: 'Set Reminder' },
  { path: '/live-events?tab=past', shown: 'Open this event' },
  { path: '/live-event', shown: 'Enter Gallery' },
  { path: '/live-event-gate/tfgallery', shown: 'Join Live Event' },
];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, shown } of PAGES) {
      test(`${path} does not shift while code, styles and data load`, async ({ page }) => {
        // On a slow connection the stylesheets arrive well after the scripts.
        await page.route(/\/mf-live\/.*\.css$/, async (route) => {
          await delay(500);
          await route.continue();
        });
        const expectNoShifts = await addUpLayoutShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
        await expectNoShifts();
      });
    }

    test('the projector, the feed behind its gate and an open photo do not shift', async ({
      page,
      gallery,
    }) => {
      const { photo, feed, wall } = await enteredPages(page, gallery);
      const expectNoShifts = await addUpLayoutShifts(page);
      for (const [address, shown] of [photo, feed, wall]) {
        await page.goto(address);
        await expect(shown).toBeVisible();
        // Live pages keep sending requests, so the network may never be idle.
        await delay(1_500);
        await expectNoShifts(address);
      }
    });

    test('an event’s pages do not shift on a machine whose only font is monospaced', async ({
      page,
      gallery,
    }) => {
      test.slow();
      const before = PAGES.map(
        ({ path, shown }) => [path, page.getByRole('main').getByText(shown).first()] as const,
      );
      await leaveOnlyMonospace(page, 'that stands in');
      const expectNoShifts = await addUpLayoutShifts(page);
      const open = async (each: LoadedPage) => expectNoShifts(await openWithLateFonts(page, each));
      for (const each of before) await open(each);
      const { photo, feed, wall } = await enteredPages(page, gallery);
      for (const each of [photo, feed, wall]) await open(each);
    });

    // On a phone, letters half as wide again take more lines in any layout.
    if (viewport.width > 768)
      test('the feed and an open photo do not shift without a fallback for the gallery’s font', async ({
        page,
        gallery,
      }) => {
        const { photo, feed } = await enteredPages(page, gallery);
        await leaveOnlyMonospace(page, 'as it is');
        const expectNoShifts = await addUpLayoutShifts(page);
        for (const each of [photo, feed]) await expectNoShifts(await openWithLateFonts(page, each));
      });

    test('a certificate does not shift when its font loads and changes the title’s number of lines', async ({
      page,
      gallery,
    }) => {
      const [{ id, title } = { id: '', title: '' }] = await gallery.query<{ id: string; title: string }>(
        'SELECT coa_id AS id, artwork_title AS title FROM certificates ORDER BY issued_at, coa_id LIMIT 1',
      );
      await page.goto(`/certificate/${id}`, { waitUntil: 'networkidle' });
      const heading = page.getByRole('heading', { level: 1 });
      const wrapping = await heading.evaluate(findTitleThatWrapsByFont);
      expect(wrapping, 'a title that wraps differently in the two fonts').not.toBe('');
      await page.route(/\/certificates?\//, async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replaceAll(title, wrapping)
          .replaceAll(`--letters:${title.length}`, `--letters:${wrapping.length}`);
        await route.fulfill({ response, body });
      });
      const releaseFonts = await holdFonts(page);
      const expectNoShifts = await addUpLayoutShifts(page);
      await page.goto(`/certificate/${id}`, { waitUntil: 'domcontentloaded' });
      await expect(heading).toHaveText(wrapping);
      const before = (await heading.boundingBox())?.height ?? 0;
      releaseFonts();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect((await heading.boundingBox())?.height, wrapping).toBeCloseTo(before, 0);
      await expectNoShifts(wrapping);
    });

    test('a certificate does not shift without a fallback for the gallery’s font', async ({
      page,
      gallery,
    }) => {
      const [{ id } = { id: '' }] = await gallery.query<{ id: string }>(
        'SELECT coa_id AS id FROM certificates ORDER BY issued_at, coa_id LIMIT 1',
      );
      await page.route(/\/certificate\//, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replaceAll('local(', 'local(no ') });
      });
      const releaseFonts = await holdFonts(page);
      const expectNoShifts = await addUpLayoutShifts(page);
      await page.goto(`/certificate/${id}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      releaseFonts();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expectNoShifts();
    });

    test('/collector does not shift as it asks visitors to sign in', async ({ page }) => {
      const expectNoShifts = await addUpLayoutShifts(page);
      await page.goto('/collector', { waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText('Authentication Required', { exact: true }).first()).toBeVisible();
      await expectNoShifts();
    });
  });
}

/** An address, and what shows that it has loaded. */
type LoadedPage = readonly [address: string, shown: Locator];

/** Enters the live event. @returns what only its guests and its wall see */
async function enteredPages(
  page: Page,
  gallery: Gallery,
): Promise<Record<'photo' | 'feed' | 'wall', LoadedPage>> {
  const { id } = await liveEvent(gallery);
  const wall = await projectorAddress(gallery, id);
  const feed = `/live-event/${id}`;
  const offer = page.getByRole('button', { name: 'Purchase options' });
  const photographs = page.getByRole('list', { name: 'Photographs' });
  await enterFeed(page, feed);
  await photographs.getByRole('button').first().click();
  await expect(offer).toBeVisible();
  return {
    photo: [page.url(), offer],
    feed: [feed, photographs.getByRole('img').first()],
    wall: [wall, page.getByRole('list', { name: 'Latest photographs' })],
  };
}

/** As if the machine had only a monospace font: adjusted to the width of the gallery's own fonts, or not. */
async function leaveOnlyMonospace(page: Page, how: 'that stands in' | 'as it is'): Promise<void> {
  await page.addInitScript((isAdjusted) => {
    const [serif, sans] = isAdjusted
      ? ["'EB Garamond Fallback Mono', monospace", "'Instrument Sans Fallback Mono', monospace"]
      : ['monospace', 'monospace'];
    const fonts = new CSSStyleSheet();
    fonts.replaceSync(`:root {
      --serif: 'EB Garamond Variable', ${serif};
      --sans: 'Instrument Sans Variable', ${sans};
    }`);
    document.adoptedStyleSheets = [fonts];
  }, how === 'that stands in');
}

/** @returns the address, once its web fonts have arrived after everything else */
async function openWithLateFonts(page: Page, [address, shown]: LoadedPage): Promise<string> {
  const releaseFonts = await holdFonts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(shown).toBeVisible();
  releaseFonts();
  await page.evaluate(() => document.fonts.ready);
  await delay(1_000);
  return address;
}

/** Keeps the web fonts back. @returns lets them arrive */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The shortest title that takes a different number of lines in the font that stands in for the heading's own. */
async function findTitleThatWrapsByFont(heading: HTMLElement): Promise<string> {
  const families = getComputedStyle(heading).fontFamily.split(', ');
  await Promise.allSettled(families.map((family) => document.fonts.load(`italic 1em ${family}`)));
  const linesOf = (title: string, fonts: readonly string[]) => {
    heading.textContent = title;
    heading.style.fontFamily = fonts.join(', ');
    const range = document.createRange();
    range.selectNodeContents(heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const text =
    'Slow light of a winter evening over the still harbor after rain and snow from the north, where a lamp is lit and nobody waits';
  // Tried letter by letter: the two fonts differ by a few hundredths of a line.
  const titles = [...text.matchAll(/\b\w/g)]
    .flatMap(({ index }) =>
      Array.from(text.slice(index), (_, more) => text.slice(index, index + more + 1).trim()),
    )
    .toSorted((one, other) => one.length - other.length);
  return titles.find((title) => linesOf(title, families) !== linesOf(title, families.slice(1))) ?? '';
}
