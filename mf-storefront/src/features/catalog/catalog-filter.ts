import type { ArtworkRecord, GallerySettings } from '@gallery/contracts';

/** What the visitor has asked to see. Lives in the URL, so that a search can be shared and survives Back. */
export interface CatalogFilter {
  /** Free text, matched against title, series and tags; empty means everything. */
  text: string;
  /** Name of a series that the filter offers, or 'all'. */
  series: string;
}

/** A series that the filter offers, with its name on phones. */
export type FilterSeries = Pick<GallerySettings['series'][number], 'name' | 'mobileLabel'>;

/** Reads the filter from the query string; a series that the filter does not offer means all. */
export function parseCatalogFilter(params: URLSearchParams, offered: readonly FilterSeries[]): CatalogFilter {
  const series = params.get('series') ?? 'all';
  return {
    text: params.get('q') ?? '',
    series: offered.some(({ name }) => name === series) ? series : 'all',
  };
}

/** The query string for a filter: empty parts leave it, foreign parameters (utm, ref) stay. */
export function serializeCatalogFilter(params: URLSearchParams, filter: CatalogFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  if (filter.text === '') next.delete('q');
  else next.set('q', filter.text);
  if (filter.series === 'all') next.delete('series');
  else next.set('series', filter.series);
  return next;
}

type SearchableArtwork = Pick<ArtworkRecord, 'title' | 'series' | 'tags'>;

/** Whether the work answers the filter: every word of the text stands in its title, series or one of its tags. */
export function matchesCatalogFilter(artwork: SearchableArtwork, filter: CatalogFilter): boolean {
  if (filter.series !== 'all' && artwork.series !== filter.series) return false;
  const haystack = [artwork.title, artwork.series, ...artwork.tags].join('\n').toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The line beside the page title: '24 works in eight series'. */
export function artworkCountLabel(artworks: readonly Pick<ArtworkRecord, 'series'>[]): string {
  const series = new Set(artworks.map((artwork) => artwork.series)).size;
  const works = artworks.length === 1 ? '1 work' : `${artworks.length} works`;
  return `${works} in ${NUMBER_WORDS[series] ?? series} series`;
}
