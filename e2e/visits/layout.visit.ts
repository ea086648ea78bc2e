import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test('below 768 px the navigation is in a menu, above it is visible (S23)', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  const word = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fine Art' });
  await at(page, 767);
  await page.goto('/about');
  await expect(menu).toBeVisible();
  await expect(word).toBeHidden();
  await at(page, 768);
  await expect(menu).toBeHidden();
  await expect(word).toBeVisible();
});

test('the grid of artworks changes its columns at 640, 768 and 1024 px (S57)', async ({ page }) => {
  await page.goto('/fine-art');
  const grid = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Salt and Iron' }) })
    .last();
  const shape = async (width: number) => {
    await at(page, width);
    return grid.evaluate((list) => {
      const { gridTemplateColumns, columnGap } = getComputedStyle(list);
      const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
      return {
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(columnGap) || 0,
        isFirstWide: widthOf(list.firstElementChild) === widthOf(list),
      };
    });
  };
  expect(await shape(639)).toMatchObject({ columns: 1 });
  expect(await shape(640)).toMatchObject({ columns: 2, isFirstWide: false });
  const [below, above] = [await shape(767), await shape(768)];
  expect(above.gap).toBeGreaterThan(below.gap);
  expect(await shape(1023)).toMatchObject({ columns: 2, isFirstWide: false });
  expect(await shape(1024)).toMatchObject({ columns: 2, isFirstWide: true });
});

test('slides of the carousel fade in 150 ms (S39)', async ({ page }) => {
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'Artworks' }).getByRole('img').first();
  const fade = await picture.evaluate((image) => {
    for (let element: Element | null = image; element; element = element.parentElement) {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const [place, durations] = [
        transitionProperty.split(', ').indexOf('opacity'),
        transitionDuration.split(', '),
      ];
      if (place >= 0 && element.querySelector('img') !== null && element !== image)
        return durations[place % durations.length];
    }
    return null;
  });
  expect(fade).toBe('0.15s');
});
