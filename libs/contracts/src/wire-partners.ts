/** The shapes of selling partners, as the console reads and writes them, by the names of their DTOs. */
import type { components } from './openapi';

type Schemas = components['schemas'];

/** Selling partners as the owner lists them: `GET /api/admin/selling-partners`. */
export type SellingPartnerList = Schemas['SellingPartnerList'];
/** A selling partner with what their link has brought (P17). */
export type SellingPartner = Schemas['SellingPartner'];
/** Body of `POST /api/admin/selling-partners` (P21). */
export type NewSellingPartner = Schemas['NewSellingPartner'];
/** Body of `PATCH /api/admin/selling-partners/{id}` (P22). */
export type ChangedSellingPartner = Schemas['ChangedSellingPartner'];
/** How a buyer's visit came about, as an order keeps it. */
export type Attribution = Schemas['Attribution'];
