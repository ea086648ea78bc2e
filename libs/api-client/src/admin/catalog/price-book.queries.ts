import type { CreatePriceBookVersion } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const PRICES = '/api/admin/price-book';
const VERSIONS = '/api/admin/price-book/versions';
const VERSION = '/api/admin/price-book/versions/{version}';

/** Everything about the price book, for invalidation after a change. */
export const PRICE_BOOK_KEY = [PRICES] as const;

/** The prices that forms propose now. */
export const currentPricesQuery = () =>
  queryOptions({
    queryKey: [...PRICE_BOOK_KEY, 'in force'],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PRICES, { signal })),
  });

/** Every version of the price book, latest first; the owner's. */
export const priceBookVersionsQuery = () =>
  queryOptions({
    queryKey: [...PRICE_BOOK_KEY, VERSIONS],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(VERSIONS, { signal })),
  });

/** Writes a version, given the latest that was seen; the answer is all versions. */
export const createPriceBookVersion = (body: CreatePriceBookVersion) =>
  bodyOf(adminClient.POST(VERSIONS, { body }));

/** Withdraws a version that has not taken effect yet. */
export const withdrawPriceBookVersion = (version: number) =>
  bodyOf(adminClient.DELETE(VERSION, { params: { path: { version } } }));
