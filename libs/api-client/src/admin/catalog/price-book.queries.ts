import type { CreatePriceBookVersion } from '@gallery/contracts';
import { adminQuery, adminWrite } from '../admin-options';

const VERSIONS = '/api/admin/price-book/versions';

/** The prices that forms propose. */
export const currentPricesQuery = () => adminQuery('/api/admin/price-book');

/** Latest first. Only for the owner. */
export const priceBookVersionsQuery = () => adminQuery(VERSIONS);

/** Fails when another version was created since; returns all versions. */
export const createPriceBookVersion = (body: CreatePriceBookVersion) => adminWrite('post', VERSIONS, body);

/** Withdraws a version that is not in effect yet. */
export const withdrawPriceBookVersion = (version: number) =>
  adminWrite('delete', `${VERSIONS}/{version}`, { version });
