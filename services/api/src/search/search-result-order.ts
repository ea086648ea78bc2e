/** The order of each group of results, in SQL. The groups follow each other as mf-admin's `search-results.ts` lists them. */
export const RESULT_ORDER = {
  /** Titles that begin with the text, then those that contain it; archived ones last. Two placeholders. */
  artworks:
    'artwork.archived_at IS NOT NULL, artwork.title LIKE ? DESC, artwork.title LIKE ? DESC, artwork.title, artwork.id',
  prints: 'artwork.title, artwork.id, edition.position',
  eventPhotoPrints: 'event.starts_at DESC, photo.seq, edition.position',
  orders: 'orders.created_at DESC, orders.id DESC',
  certificates: 'coa_id',
  events: 'event.starts_at DESC, event.id',
};
