import type { NewPriceBook } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const PRICES = '/api/admin/price-book';
const VERSIONS = '/api/admin/price-book/versions';
const VERSION = '/api/admin/price-book/versions/{version}';

/** Everything about the price book, for invalidation after a change. */
export const PRICE_BOOK_KEY = [PRICES] as const;

/** The prices that forms propose now. */
export const pricesInForceQuery = () =>
  queryOptions({
    queryKey: [...PRICE_BOOK_KEY, 'in force'],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(PRICES, { signal })),
  });

/** Every version of the price book, latest first; the owner's. */
export const priceBookQuery = () =>
  queryOptions({
    queryKey: [...PRICE_BOOK_KEY, VERSIONS],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(VERSIONS, { signal })),
  });

/** Writes a version, given the latest that was seen; the answer is all versions. */
export const addPriceBook = (body: NewPriceBook) => bodyOf(ownerClient.POST(VERSIONS, { body }));

/** Withdraws a version that has not taken effect yet. */
export const withdrawPriceBook = (version: number) =>
  bodyOf(ownerClient.DELETE(VERSION, { params: { path: { version } } }));
