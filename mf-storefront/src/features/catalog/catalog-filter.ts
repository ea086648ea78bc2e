import type { ArtworkRecord, GallerySettings } from '@gallery/contracts';

/** The catalog's filter. In the address, so that a search can be shared and survives Back. */
export interface CatalogFilter {
  /** Free text, matched against title, series and tags; empty means everything. */
  text: string;
  /** Name of a series in the filter, or 'all'. */
  series: string;
}

/** A series of the filter, with its label on phones. */
export type FilterSeries = Pick<GallerySettings['series'][number], 'name' | 'mobileLabel'>;

/** Parses the query string; an unknown series means all. */
export function parseCatalogFilter(params: URLSearchParams, offered: readonly FilterSeries[]): CatalogFilter {
  const series = params.get('series') ?? 'all';
  return {
    text: params.get('q') ?? '',
    series: offered.some(({ name }) => name === series) ? series : 'all',
  };
}

/** The query string of a filter: empty fields are left out, foreign parameters (utm, ref) stay. */
export function serializeCatalogFilter(params: URLSearchParams, filter: CatalogFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  if (filter.text === '') next.delete('q');
  else next.set('q', filter.text);
  if (filter.series === 'all') next.delete('series');
  else next.set('series', filter.series);
  return next;
}

type SearchableArtwork = Pick<ArtworkRecord, 'title' | 'series' | 'tags'>;

/** Whether every word of the text is in the artwork's title, series or a tag. */
export function matchesCatalogFilter(artwork: SearchableArtwork, filter: CatalogFilter): boolean {
  if (filter.series !== 'all' && artwork.series !== filter.series) return false;
  const haystack = [artwork.title, artwork.series, ...artwork.tags].join('\n').toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The count beside the page title: '24 works in eight series'. */
export function artworkCountLabel(artworks: readonly Pick<ArtworkRecord, 'series'>[]): string {
  const series = new Set(artworks.map((artwork) => artwork.series)).size;
  const works = artworks.length === 1 ? '1 work' : `${artworks.length} works`;
  return `${works} in ${NUMBER_WORDS[series] ?? series} series`;
}
