import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enterFeed, liveEvent, projectorAddress } from '../harness/guest';
import { addUpLayoutShifts } from '../harness/layout-shift';
import { expect, test } from '../harness/test';

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports layout shifts.');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, shown } of [
      { path: '/live-events', shown: 'View Live' },
      { path: '/live-events?tab=upcoming', shown: 'Set Reminder' },
      { path: '/live-events?tab=past', shown: 'Open this event' },
      { path: '/live-event', shown: 'Enter Gallery' },
      { path: '/live-event-gate/tfgallery', shown: 'Join Live Event' },
    ]) {
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

    test('the wall, the feed behind its gate and an open photograph do not shift', async ({
      page,
      gallery,
    }) => {
      const { id } = await liveEvent(gallery);
      const wall = await projectorAddress(gallery, id);
      await enterFeed(page, `/live-event/${id}`);
      await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: 'Purchase options' })).toBeVisible();
      const photo = page.url();
      const expectNoShifts = await addUpLayoutShifts(page);
      for (const [address, shown] of [
        [photo, page.getByRole('button', { name: 'Purchase options' })],
        [`/live-event/${id}`, page.getByRole('list', { name: 'Photographs' }).getByRole('img').first()],
        [wall, page.getByRole('list', { name: 'Latest photographs' })],
      ] as const) {
        await page.goto(address);
        await expect(shown).toBeVisible();
        // The live pages keep asking, so the network need not come to rest.
        await delay(1_500);
        await expectNoShifts(address);
      }
    });

    test('a certificate does not shift when the font arrives in which its title takes more or fewer lines', async ({
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

    test('a certificate does not shift where no font of the machine stands in for the gallery’s', async ({
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

    test('/collector does not shift as it asks to sign in', async ({ page }) => {
      const expectNoShifts = await addUpLayoutShifts(page);
      await page.goto('/collector', { waitUntil: 'networkidle' });
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(page.getByText('Authentication Required', { exact: true }).first()).toBeVisible();
      await expectNoShifts();
    });
  });
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

/** The shortest title that takes another number of lines in the font that stands in for the heading's own. */
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
  // To the letter: the two fonts differ by a few hundredths of a line.
  const titles = [...text.matchAll(/\b\w/g)]
    .flatMap(({ index }) =>
      Array.from(text.slice(index), (_, more) => text.slice(index, index + more + 1).trim()),
    )
    .toSorted((one, other) => one.length - other.length);
  return titles.find((title) => linesOf(title, families) !== linesOf(title, families.slice(1))) ?? '';
}
