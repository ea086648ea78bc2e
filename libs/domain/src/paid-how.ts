/** How the gallery got the money of what it sold outside of the shop. */
export const PAID_HOW = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export type PaidHow = (typeof PAID_HOW)[number];

const WORDS: Record<PaidHow, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card, at the gallery',
  transfer: 'Bank transfer',
  other: 'Something else',
};

/** As people read it: `Bank transfer`. */
export const paidHowWord = (how: PaidHow): string => WORDS[how];
