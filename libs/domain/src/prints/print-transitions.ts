/**
 * States of a print. `held`: in an unpaid checkout; `reserved`: by a collector; `gallery-hold`: held by the gallery
 * for someone; `sold-elsewhere`: sold outside the shop without an order; `refunded`: sold and refunded; `void`:
 * never sold again.
 */
export const PRINT_LEDGER_STATES = [
  'available',
  'held',
  'reserved',
  'gallery-hold',
  'sold',
  'sold-elsewhere',
  'refunded',
  'void',
] as const;
export type PrintLedgerState = (typeof PRINT_LEDGER_STATES)[number];

/** What staff can do with a print by hand. */
export const PRINT_TRANSITIONS = ['sell', 'hold', 'release', 'return', 'replace', 'void'] as const;
export type PrintTransition = (typeof PRINT_TRANSITIONS)[number];

const TRANSITIONS: Record<PrintLedgerState, readonly PrintTransition[]> = {
  available: ['sell', 'hold', 'void'],
  held: [],
  reserved: [],
  'gallery-hold': ['sell', 'release', 'void'],
  sold: ['replace'],
  'sold-elsewhere': ['return', 'void'],
  refunded: ['return', 'void'],
  void: [],
};

/** Only the owner: what cannot be undone, or offers a print again. */
const OWNER_ONLY_TRANSITIONS: readonly PrintTransition[] = ['return', 'replace', 'void'];

/** Transitions allowed to this role. */
export const allowedPrintTransitions = (state: PrintLedgerState, isOwner: boolean): PrintTransition[] =>
  TRANSITIONS[state].filter((move) => isOwner || !OWNER_ONLY_TRANSITIONS.includes(move));

/** Why a transition is not allowed; null when it is. */
export function printTransitionRefusal(
  move: PrintTransition,
  state: PrintLedgerState,
  number: number,
): string | null {
  if (TRANSITIONS[state].includes(move)) return null;
  return REFUSAL_MESSAGES[state](move, `Number ${number}`);
}

const REFUSAL_MESSAGES: Record<PrintLedgerState, (move: PrintTransition, number: string) => string> = {
  available: (move, number) =>
    move === 'return'
      ? `${number} is already available.`
      : `${number} is not ${REQUIRED_STATE_LABELS[move]}.`,
  held: (_move, number) =>
    `${number} is in a cart, or in a payment that is under way. It becomes available again if the payment is not made.`,
  reserved: (_move, number) => `${number} is reserved by a collector.`,
  'gallery-hold': (move, number) =>
    move === 'hold' ? `${number} is already on hold.` : `${number} is not sold.`,
  sold: (move, number) =>
    move === 'return' || move === 'void' ? `${number} was paid for. Refund it first.` : `${number} is sold.`,
  'sold-elsewhere': (move, number) =>
    move === 'replace' ? `${number} has no certificate that could be replaced.` : `${number} is sold.`,
  refunded: (move, number) =>
    move === 'replace'
      ? `${number} was refunded, and its certificate revoked.`
      : `${number} was refunded. Return it to stock first.`,
  void: (_move, number) => `${number} is permanently void.`,
};

const REQUIRED_STATE_LABELS: Record<PrintTransition, string> = {
  sell: 'sold',
  hold: 'on hold',
  release: 'on hold',
  return: 'sold',
  replace: 'sold',
  void: 'void',
};
