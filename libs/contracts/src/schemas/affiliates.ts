/** The shapes of selling partners, as the console reads and writes them, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** Selling partners as the owner lists them: `GET /api/admin/selling-partners`. */
export type AffiliateList = Schemas['AffiliateList'];
/** A selling partner with what their link has brought. */
export type Affiliate = Schemas['Affiliate'];
/** Body of `POST /api/admin/selling-partners`. */
export type CreateAffiliate = Schemas['CreateAffiliate'];
/** Body of `PATCH /api/admin/selling-partners/{id}`. */
export type UpdateAffiliate = Schemas['UpdateAffiliate'];
/** How a buyer's visit came about, as an order keeps it. */
export type Attribution = Schemas['Attribution'];
/** What a partner earns by one line of a paid order. */
export type AffiliateCommission = Schemas['AffiliateCommission'];
/** Commission line by line: `GET /api/admin/commission-lines`. */
export type AffiliateCommissionList = Schemas['AffiliateCommissionList'];
/** Body of `PATCH /api/admin/commission-lines/{id}`. */
export type UpdateAffiliateCommissionCosts = Schemas['UpdateAffiliateCommissionCosts'];
/** Body of `POST /api/admin/commission-lines/{id}/decision`. */
export type AffiliateCommissionDecision = Schemas['AffiliateCommissionDecision'];
/** Who brought an order, and whether that counts. */
export type OrderAttribution = Schemas['OrderAttribution'];
/** Who brought which order: `GET /api/admin/order-referrals`. */
export type OrderReferralList = Schemas['OrderReferralList'];
/** A referral beside its order. */
export type OrderReferralRow = Schemas['OrderReferralRow'];
/** Body of `PUT /api/admin/orders/{orderNumber}/referral`. */
export type UpdateOrderReferral = Schemas['UpdateOrderReferral'];
/** An order that a partner brought. */
export type AffiliateOrder = Schemas['AffiliateOrder'];
/** Orders that a partner brought. */
export type AffiliateOrderList = Schemas['AffiliateOrderList'];
/** Money that a partner was paid. */
export type AffiliatePayout = Schemas['AffiliatePayout'];
/** Body of `POST /api/admin/selling-partners/{id}/payouts`. */
export type CreateAffiliatePayout = Schemas['CreateAffiliatePayout'];
/** Everything that a partner was paid. */
export type AffiliatePayoutList = Schemas['AffiliatePayoutList'];
/** A month of a partner's account. */
export type AffiliateStatement = Schemas['AffiliateStatement'];
/** The same for whoever has the link, signed. */
export type SignedAffiliateStatement = Schemas['SignedAffiliateStatement'];
