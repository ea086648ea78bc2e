import { shareOf, type Cents } from '../pricing/money';

/** What a payment by card adds to the subtotal: 3 %, in basis points. */
const CARD_FEE_BP = 300;

/** `surcharge` adds the card fee, `off` drops it where the law forbids it. */
export type CardFeeMode = 'surcharge' | 'off';

/** The fee as texts say it: `3%`. */
export const CARD_FEE_PERCENT = `${CARD_FEE_BP / 100}%`;
/** The fee's row in a price panel. */
export const CARD_FEE_LABEL = `Card fee, ${CARD_FEE_PERCENT}`;

/** The card fee of a subtotal. */
export const cardFeeOf = (subtotal: Cents): Cents => shareOf(subtotal, CARD_FEE_BP);
