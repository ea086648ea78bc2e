import type { ArtistNoteView, PreviewEdition, PreviewedArtwork } from '@gallery/contracts';

let made = 0;

/** An edition of nine of which the first three are sold, unless its numbers are named. */
export function aPreviewEdition(named: Partial<PreviewEdition> = {}): PreviewEdition {
  made += 1;
  const numbers =
    named.prints ??
    Array.from({ length: named.total ?? 9 }, (_, index) => ({
      editionNumber: index + 1,
      state: index < 3 ? ('sold' as const) : ('available' as const),
    }));
  return {
    editionId: `edition-${made}`,
    size: '30x20',
    frameSize: '42x32',
    frameColor: 'Black',
    frameStyles: ['Black', 'White', 'Natural Wood', 'Gold', 'Silver'],
    price: 5_000,
    total: numbers.length,
    remaining: numbers.filter(({ state }) => state === 'available').length,
    prints: numbers,
    ...named,
  };
}

/** A work shown to a collector before others, nothing held, unless said otherwise. */
export function aPreviewedArtwork(named: Partial<PreviewedArtwork> = {}): PreviewedArtwork {
  made += 1;
  return {
    id: `preview-${made}`,
    title: 'Low Tide, Unseen',
    imageUrl: '/api/uploads/low-tide.jpg',
    artworkId: `artwork-${made}`,
    slug: 'low-tide-unseen',
    series: 'ENVIRONMENTS',
    year: 2026,
    medium: 'Archival pigment print on cotton rag',
    picture: null,
    expiresAt: '2026-12-24T18:00:00.000Z',
    note: null,
    presale: 'open',
    editions: [aPreviewEdition()],
    reservation: null,
    ...named,
  };
}

/** A note of the artist to the collector. */
export function anArtistNote(named: Partial<ArtistNoteView> = {}): ArtistNoteView {
  made += 1;
  return {
    id: `note-${made}`,
    title: 'From the darkroom',
    text: 'The first proofs are drying.',
    createdAt: '2026-11-10T12:00:00.000Z',
    picture: null,
    ...named,
  };
}
