/** How large a gallery the seeder makes; what the admin's lists and sums are measured at. */
export interface ScaleSize {
  artworks: number;
  collectors: number;
  orders: number;
  /** In the inbox. */
  messages: number;
  emails: number;
  /** In the audit log. */
  auditEntries: number;
  commissions: number;
  previews: number;
  /** Views of pages. */
  visits: number;
}

const FULL_SIZE: ScaleSize = {
  artworks: 5_000,
  collectors: 20_000,
  orders: 50_000,
  messages: 50_000,
  emails: 100_000,
  auditEntries: 100_000,
  commissions: 3_000,
  previews: 2_000,
  visits: 500_000,
};

/** The same gallery at a share of its size, each kind of row at least once. */
export const sizeAt = (share: number): ScaleSize => ({
  artworks: part(FULL_SIZE.artworks, share),
  collectors: part(FULL_SIZE.collectors, share),
  orders: part(FULL_SIZE.orders, share),
  messages: part(FULL_SIZE.messages, share),
  emails: part(FULL_SIZE.emails, share),
  auditEntries: part(FULL_SIZE.auditEntries, share),
  commissions: part(FULL_SIZE.commissions, share),
  previews: part(FULL_SIZE.previews, share),
  visits: part(FULL_SIZE.visits, share),
});

const part = (rows: number, share: number): number => Math.max(1, Math.round(rows * share));
