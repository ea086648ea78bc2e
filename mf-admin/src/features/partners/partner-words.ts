import type { PartnerWish } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import type { ListView } from '../../parts/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const PARTNER_FILTERS = { q: '', status: '' };
export type PartnerFilter = keyof typeof PARTNER_FILTERS;

type Status = SellingPartner['status'];

/** How a partner stands, as the badge says it. */
export const STATUS_WORDS: Record<Status, string> = { active: 'Active', inactive: 'Inactive' };

/** Filters under a name. */
export const PARTNER_VIEWS: readonly ListView<PartnerFilter>[] = [
  { word: 'All', filters: {} },
  { word: 'Active', filters: { status: 'active' } },
  { word: 'Inactive', filters: { status: 'inactive' } },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function partnerWish({ q, status }: Record<PartnerFilter, string>): PartnerWish {
  const wish: PartnerWish = {};
  if (q !== '') wish.q = q;
  if (isStatus(status)) wish.status = status;
  return wish;
}

/** Whether it is a status that partners have. */
export const isStatus = (text: string): text is Status => Object.hasOwn(STATUS_WORDS, text);
