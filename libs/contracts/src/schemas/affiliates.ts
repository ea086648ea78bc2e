/** Affiliates: the public program, applications, commissions and statements. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type AffiliateProgram = Schemas['AffiliateProgram'];
export type AffiliateExample = Schemas['AffiliateExample'];
export type AffiliateApplicationRequest = Schemas['AffiliateApplicationRequest'];
export type MessageApplication = Schemas['MessageApplication'];
export type ApproveApplication = Schemas['ApproveApplication'];
export type DeclineApplication = Schemas['DeclineApplication'];
export type AffiliateList = Schemas['AffiliateList'];
export type Affiliate = Schemas['Affiliate'];
export type CreateAffiliate = Schemas['CreateAffiliate'];
export type Attribution = Schemas['Attribution'];
export type AffiliateCommission = Schemas['AffiliateCommission'];
export type AffiliateCommissionList = Schemas['AffiliateCommissionList'];
export type UpdateAffiliateCommissionCosts = Schemas['UpdateAffiliateCommissionCosts'];
export type AffiliateCommissionDecision = Schemas['AffiliateCommissionDecision'];
export type OrderAttribution = Schemas['OrderAttribution'];
export type OrderReferralRow = Schemas['OrderReferralRow'];
export type UpdateOrderReferral = Schemas['UpdateOrderReferral'];
export type AffiliateOrder = Schemas['AffiliateOrder'];
export type CreateAffiliatePayout = Schemas['CreateAffiliatePayout'];
export type AffiliateStatement = Schemas['AffiliateStatement'];
export type SignedAffiliateStatement = Schemas['SignedAffiliateStatement'];
