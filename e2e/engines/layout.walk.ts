import { CONSOLE_PAGES } from '../harness/console-pages';
import { findWideElementsAtDoubleText, PAGES_TO_ENLARGE, sidewaysOverflow } from '../harness/page-width';
import { PUBLIC_PAGES } from '../harness/public-pages';
import { signIn } from './collector';
import { signInToConsole } from './staff';
import { expect, walk } from './test';
import type { Visitor } from './visitor';

const COLLECTOR_PAGES = ['/collector', '/collector/collection', '/collector/portal'];

/** Expects that no page is wider than its window. @returns pages with a picture that failed, and which */
async function faultsOf(visitor: Visitor, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await visitor.open(address);
    await visitor.see('heading', /./);
    // Fonts may arrive after the page.
    await expect
      .configure({ soft: true })
      .poll(() => visitor.run(sidewaysOverflow).then(Number), { message: `${address} is too wide` })
      .toBeLessThanOrEqual(0);
    const failed = await visitor.run(findFailedPictures);
    if (failed !== '') found.push(`${address} does not show ${String(failed)}`);
  }
  return found;
}

/** Runs in the page. */
function findFailedPictures(): string {
  return [...document.images]
    .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc !== '' && naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc)
    .join(', ');
}

/** Runs in the page: names of choices that are not aligned with the first word. */
function namesAboveTheirWords(): string[] {
  return [...document.querySelectorAll('main fieldset > legend + span')]
    .filter((name) => {
      const word = name.parentElement?.querySelector('label');
      return word && word.getBoundingClientRect().top >= name.getBoundingClientRect().bottom;
    })
    .map((name) => name.textContent ?? '');
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  walk.describe(`at ${viewport.width} px`, () => {
    walk.use({ viewport });

    walk('public pages fit the window and show their pictures', async ({ visitor }) => {
      expect(await faultsOf(visitor, PUBLIC_PAGES)).toEqual([]);
    });

    walk('so do a collector’s pages', async ({ visitor }) => {
      await visitor.open('/order-lookup');
      await signIn(visitor);
      expect(await faultsOf(visitor, COLLECTOR_PAGES)).toEqual([]);
    });

    walk('so do the console’s pages', async ({ visitor, gallery }) => {
      await signInToConsole(visitor, gallery.adminURL);
      const addresses = CONSOLE_PAGES.map((page) => `${gallery.adminURL}/admin/${page}`);
      expect(await faultsOf(visitor, addresses)).toEqual([]);
    });
  });
}

walk('an option’s label aligns with its text', async ({ visitor }) => {
  await visitor.open('/fine-art/inside-voice');
  await visitor.see('radio', 'Black');
  expect(await visitor.run(namesAboveTheirWords)).toEqual([]);
});

walk.describe('on a phone', () => {
  walk.use({ viewport: { width: 390, height: 844 } });

  walk('text at 200 % fits', async ({ visitor }) => {
    for (const address of PAGES_TO_ENLARGE) {
      await visitor.open(address);
      await visitor.see('heading', /./);
      expect(await visitor.run(findWideElementsAtDoubleText), address).toEqual([]);
    }
  });
});
