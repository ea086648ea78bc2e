import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../results/screenshots');
/** Phone, tablet, desktop: what one page of the contact sheet shows. Pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** A projector's window. Pixels. */
export const WALL = { width: 1920, height: 1080 };
/** Longer pages are cut. Pixels. */
const MAX_HEIGHT = 3_200;

/**
 * Takes pictures of the open page at each width, from top to bottom, named `<name>-<width>.webp`.
 * `isWindow` captures the window only, for dialogs and menus.
 */
export async function take(
  page: Page,
  name: string,
  { isWindow = false, windows = WINDOWS }: { isWindow?: boolean; windows?: typeof WINDOWS } = {},
): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    await arrive(page, isWindow);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const picture = await page.screenshot(
      isWindow
        ? { animations: 'disabled', caret: 'hide' }
        : {
            animations: 'disabled',
            caret: 'hide',
            fullPage: true,
            clip: { x: 0, y: 0, width: window.width, height: Math.min(height, MAX_HEIGHT) },
          },
    );
    fs.mkdirSync(FOLDER, { recursive: true });
    await sharp(picture)
      .webp({ quality: 62 })
      .toFile(path.join(FOLDER, `${name}-${window.width}.webp`));
  }
}

/** Waits for fonts and pictures. Pictures load near the window, so the page is scrolled through first. */
async function arrive(page: Page, isWindow: boolean): Promise<void> {
  // Live pages keep sending requests, so the network may never be idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => null);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  if (!isWindow) await page.evaluate(scrollThrough, MAX_HEIGHT);
  // Pictures below the window load only when someone scrolls there, which a dialog or a menu prevents.
  await page.waitForFunction(
    isComplete,
    isWindow ? await page.evaluate(() => window.innerHeight) : MAX_HEIGHT,
    {
      timeout: 10_000,
    },
  );
}

async function scrollThrough(maxHeight: number): Promise<void> {
  // Content that scrolls into view may make the page longer.
  const end = () => Math.min(document.documentElement.scrollHeight, maxHeight);
  for (let top = 0; top < end(); top += window.innerHeight / 2) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** `decode()` of a picture that is not drawn never resolves, so this asks whether pictures near the top are loaded. */
function isComplete(maxHeight: number): boolean {
  const near = [...document.images].filter((image) => {
    const { top, width } = image.getBoundingClientRect();
    // Folded sections load when they open.
    return image.checkVisibility() && width > 0 && top < maxHeight;
  });
  return document.fonts.status === 'loaded' && near.every(({ complete }) => complete);
}
