import type { CreatePriceBookVersion } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const PRICES = '/api/admin/price-book';
const VERSIONS = '/api/admin/price-book/versions';
const VERSION = '/api/admin/price-book/versions/{version}';

/** Everything about the price book, for invalidation after a change. */
export const PRICE_BOOK_KEY = [PRICES] as const;

/** The prices that forms propose now. */
export const currentPricesQuery = () =>
  apiQuery([...PRICE_BOOK_KEY, 'in force'], (signal) => adminClient.GET(PRICES, { signal }));

/** Every version of the price book, latest first; the owner's. */
export const priceBookVersionsQuery = () =>
  apiQuery([...PRICE_BOOK_KEY, VERSIONS], (signal) => adminClient.GET(VERSIONS, { signal }));

/** Writes a version, given the latest that was seen; the answer is all versions. */
export const createPriceBookVersion = (body: CreatePriceBookVersion) =>
  bodyOf(adminClient.POST(VERSIONS, { body }));

/** Withdraws a version that has not taken effect yet. */
export const withdrawPriceBookVersion = (version: number) =>
  bodyOf(adminClient.DELETE(VERSION, { params: { path: { version } } }));
