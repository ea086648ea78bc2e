import type { Page } from '@playwright/test';
import { liveEvent, projectorAddress } from '../harness/guest';
import { expect, test } from '../harness/test';

declare global {
  interface Window {
    /** What has moved in this document so far. */
    moved: string[];
  }
}

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'The extended-support release cannot be told to want less motion.',
);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Looks at every frame of the documents that are opened from now on for animations that take time. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.moved = [];
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        if (Number(effect.getTiming().duration) > 0)
          window.moved.push(`${effect.pseudoElement ?? ''} ${effect.target?.className ?? ''}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...new Set(window.moved)]);
}

test('nothing in the shop moves for visitors who prefer reduced motion, and the film does not autoplay', async ({
  page,
}) => {
  const moved = await watchMotion(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play film' }).first()).toBeVisible();
  // A film starts once the page is idle, after eight seconds at the latest.
  await page.clock.fastForward(10_000);
  await expect(page.locator('video')).toHaveCount(0);
  expect(await moved(), 'home').toEqual([]);

  await page.goto('/fine-art');
  await page.getByRole('link', { name: 'Inside Voice', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inside Voice' })).toBeVisible();
  await page.getByRole('heading', { name: 'Ask about this work' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/Shown to scale/)).toBeVisible();
  expect(await moved(), 'from the catalog to the room of an artwork').toEqual([]);
});

test('the projector changes its pictures instantly for guests who prefer reduced motion', async ({
  page,
  gallery,
}) => {
  const { id } = await liveEvent(gallery);
  const moved = await watchMotion(page);
  await page.goto(await projectorAddress(gallery, id));
  const shown = page.locator('img').first();
  await expect(shown).toBeVisible();
  const first = await shown.getAttribute('src');
  await expect(shown).not.toHaveAttribute('src', first ?? '', { timeout: 12_000 });
  expect(await moved()).toEqual([]);
});
