/** The shapes of selling partners, as the console reads and writes them, by the names of their DTOs. */
import type { components } from './openapi';

type Schemas = components['schemas'];

/** Selling partners as the owner lists them: `GET /api/admin/selling-partners`. */
export type SellingPartnerList = Schemas['SellingPartnerList'];
/** A selling partner with what their link has brought. */
export type SellingPartner = Schemas['SellingPartner'];
/** Body of `POST /api/admin/selling-partners`. */
export type NewSellingPartner = Schemas['NewSellingPartner'];
/** Body of `PATCH /api/admin/selling-partners/{id}`. */
export type ChangedSellingPartner = Schemas['ChangedSellingPartner'];
/** How a buyer's visit came about, as an order keeps it. */
export type Attribution = Schemas['Attribution'];
/** What a partner earns by one line of a paid order. */
export type CommissionLine = Schemas['CommissionLine'];
/** Commission line by line: `GET /api/admin/commission-lines`. */
export type CommissionLineList = Schemas['CommissionLineList'];
/** Body of `PATCH /api/admin/commission-lines/{id}`. */
export type CommissionCosts = Schemas['CommissionCosts'];
/** Body of `POST /api/admin/commission-lines/{id}/decision`. */
export type CommissionDecision = Schemas['CommissionDecision'];
/** Who brought an order, and whether that counts. */
export type OrderReferral = Schemas['OrderReferral'];
/** Who brought which order: `GET /api/admin/order-referrals`. */
export type OrderReferralList = Schemas['OrderReferralList'];
/** A referral beside its order. */
export type OrderReferralRow = Schemas['OrderReferralRow'];
/** Body of `PUT /api/admin/orders/{orderNumber}/referral`. */
export type NamedPartner = Schemas['NamedPartner'];
/** An order that a partner brought. */
export type PartnerOrder = Schemas['PartnerOrder'];
/** Orders that a partner brought. */
export type PartnerOrderList = Schemas['PartnerOrderList'];
/** Money that a partner was paid. */
export type Payout = Schemas['Payout'];
/** Body of `POST /api/admin/selling-partners/{id}/payouts`. */
export type NewPayout = Schemas['NewPayout'];
/** Everything that a partner was paid. */
export type PayoutList = Schemas['PayoutList'];
/** A month of a partner's account. */
export type PartnerStatement = Schemas['PartnerStatement'];
/** The same for whoever has the link, signed. */
export type SignedStatement = Schemas['SignedStatement'];
