import type { CreatePriceBookVersion } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const PRICES = '/api/admin/price-book';
const VERSIONS = '/api/admin/price-book/versions';
const VERSION = '/api/admin/price-book/versions/{version}';

/** Prefix of all price book queries, for invalidation. */
export const PRICE_BOOK_KEY = [PRICES] as const;

/** The prices that forms propose. */
export const currentPricesQuery = () =>
  apiQuery([...PRICE_BOOK_KEY, 'in force'], (signal) => adminClient.GET(PRICES, { signal }));

/** Latest first. Only for the owner. */
export const priceBookVersionsQuery = () =>
  apiQuery([...PRICE_BOOK_KEY, VERSIONS], (signal) => adminClient.GET(VERSIONS, { signal }));

/** Fails when another version was created since; returns all versions. */
export const createPriceBookVersion = (body: CreatePriceBookVersion) =>
  bodyOf(adminClient.POST(VERSIONS, { body }));

/** Withdraws a version that is not in force yet. */
export const withdrawPriceBookVersion = (version: number) =>
  bodyOf(adminClient.DELETE(VERSION, { params: { path: { version } } }));
