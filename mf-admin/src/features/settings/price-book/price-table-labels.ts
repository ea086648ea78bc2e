import type { PriceBookTable } from '@gallery/domain';

/** What each table of the book is called, and which screens read it. */
export const PRICE_TABLE_LABELS: Record<PriceBookTable, { name: string; readBy: string }> = {
  default_t1: { name: 'Tier 1', readBy: 'Works without sizes of their own, and the warning beside prices' },
  default_t2: { name: 'Tier 2', readBy: 'The same for Tier 2, and the forms when the tier changes' },
  live_table: { name: 'Live table', readBy: 'A record at Tier 1 prices; guests see the live sheet' },
  live_sheet: { name: 'Live sheet', readBy: 'Prices and frames of live photographs nobody has bought yet' },
  form_create: { name: 'Create form', readBy: 'The form for a new work' },
  form_edit: { name: 'Edit form', readBy: 'The form of a work, for sizes it never had' },
  chromaluxe_square: { name: 'Chromaluxe', readBy: 'The Chromaluxe square table' },
  info_text: { name: 'Information', readBy: 'The text of the information dialog' },
};
