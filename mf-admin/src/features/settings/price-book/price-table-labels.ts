import type { PriceBookTable } from '@gallery/domain';

/** What each table of the book is called, and which screens read it. */
export const PRICE_TABLE_LABELS: Record<PriceBookTable, { name: string; readBy: string }> = {
  default_t1: { name: 'Tier 1', readBy: 'Works without sizes of their own, and the warning beside prices' },
  default_t2: {
    name: 'Tier 2',
    readBy: 'Tier 2 works without sizes of their own, and the forms when the tier changes',
  },
  live_table: {
    name: 'Event, Tier 1',
    readBy: 'Event prices at Tier 1, for comparison; guests see Event photos',
  },
  live_sheet: { name: 'Event photos', readBy: 'Prices and frames guests see for event photographs' },
  form_create: { name: 'New artwork', readBy: 'The form for a new work' },
  form_edit: { name: 'Edit artwork', readBy: 'The artwork form, for sizes the artwork never had' },
  chromaluxe_square: { name: 'Chromaluxe', readBy: 'The Chromaluxe square table' },
  info_text: { name: 'Information dialog', readBy: 'The text of the Inventory & Information dialog' },
};
