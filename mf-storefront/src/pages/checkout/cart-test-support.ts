import { useCart } from '@gallery/session';
import { anArtwork, anEditionOption, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { aPrintLine } from '../../cart-line.builder';
import { routes } from '../../remote';

/** The edition of `aPrintLine`, with two prints left. */
export const framed = anEditionOption({ size: '20x20', frameSize: '32.5x32.5', price: 4_000, sold: 7 });
export const peony = anArtwork({
  id: 'peony',
  title: 'Inside Voice',
  series: 'FLORALS',
  editionOptions: [framed],
});

/** Opens the cart with these lines. */
export function openCart(lines = [aPrintLine()], api: ApiStubs = {}) {
  for (const line of lines) useCart.getState().add(line);
  return renderRoutes(routes, {
    path: '/cart',
    api: { 'GET /api/admin/artwork-inventory': [peony], ...api },
  });
}

/** A row of the summary, by its label. */
export const summaryRow = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).closest('div')?.textContent;
