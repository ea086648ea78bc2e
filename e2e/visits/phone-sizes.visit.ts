import { settle } from '../harness/accessibility';
import { findSmallTargets, findSmallText } from '../harness/phone-sizes';
import { expect, test } from '../harness/test';

test.skip(({ browserName }) => browserName === 'firefox', 'It emulates no phone.');
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Pages that together have every kind of control. */
const PAGES = [
  '/',
  '/fine-art',
  '/fine-art/inside-voice',
  '/ledger',
  '/contact',
  '/visualizer',
  '/cart',
  '/live-events',
  '/live-event-gate/tfgallery',
  '/collector?reset=a-link-of-an-email',
];

test('on a phone every target is 44 px, and no text smaller than 14', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await settle(page);
    expect.soft(await page.evaluate(findSmallTargets), path).toEqual([]);
    expect.soft(await page.evaluate(findSmallText), path).toEqual([]);
  }
});
