/**
 * The selling partner that sent this visitor, for the `referralPartnerId` of an order (S173). Null: the partner
 * programme keeps no referral record yet.
 */
export const referralPartnerId = (): string | null => null;
