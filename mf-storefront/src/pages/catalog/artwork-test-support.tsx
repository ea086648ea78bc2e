import { anArtwork, anArtworkCard, anEditionOption, aPicture, renderRoutes } from '@gallery/testing';
import { routes } from '../../remote';

export const ARTWORK = 'GET /api/artworks/{slug}';
export const CARDS = 'GET /api/artworks';
export const mini = anEditionOption({
  size: '7x7',
  kind: 'mini',
  frameSize: null,
  frameStyles: ['Unframed'],
  frameColor: 'Unframed',
  price: 333,
  total: 100,
  sold: 12,
});
export const framed = anEditionOption({
  size: '20x20',
  frameSize: '32.5x32.5',
  price: 4_000,
  sold: 2,
  frameStyles: ['Black', 'Gold'],
});
export const gone = anEditionOption({ size: '40x40', frameSize: '52.5x52.5', price: 14_000, sold: 9 });
export const peony = anArtwork({
  title: 'Inside Voice',
  series: 'FLORALS',
  description: 'A peony.',
  editionOptions: [mini, framed, gone],
  artworkImages: [aPicture({ alt: 'The peony' })],
  catalogueImages: [aPicture({ alt: 'The peony, framed' })],
});

export function open(path = '/fine-art/inside-voice', artwork = peony) {
  return renderRoutes(routes, {
    path,
    api: { [ARTWORK]: artwork, [CARDS]: [anArtworkCard(artwork)] },
  });
}
