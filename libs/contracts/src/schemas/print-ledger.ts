/** The print ledger in the admin. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type EditionStock = Schemas['EditionStock'];
export type PrintRecord = Schemas['PrintRecord'];
export type SiblingEdition = Schemas['SiblingEdition'];
export type CreateOfflineSale = Schemas['CreateOfflineSale'];
export type HoldPrint = Schemas['HoldPrint'];
