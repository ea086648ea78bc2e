import type { ResolvedLineItem } from './creation/line-items';

/** How many prints strangers of one network may hold unpaid at a time, all together. */
export const HOLD_BUDGET_NETWORK = 6;
/** How many a guest of a live event may, and a collector: a whole evening shares one address. */
export const HOLD_BUDGET_PERSON = 3;

/** Whose unpaid prints are counted together. */
export type Holder = { kind: 'network' | 'guest' | 'collector'; id: string };

/** A holder's budget. */
export interface HoldBudget {
  kind: Holder['kind'];
  /** By which orders name the holder: a digest that says nothing without the gallery's key. */
  key: string;
  /** Prints at a time. */
  limit: number;
}

/** How many of the chosen prints count: numbers that are reserved for the buyer are theirs already. */
export function countedPrints(chosen: readonly ResolvedLineItem[]): number {
  const editions = new Map<string, { quantity: number; reserved: number }>();
  for (const { item, quantity } of chosen) {
    const before = editions.get(item.editionId)?.quantity ?? 0;
    editions.set(item.editionId, { quantity: before + quantity, reserved: item.reserved });
  }
  return [...editions.values()].reduce(
    (sum, { quantity, reserved }) => sum + Math.max(0, quantity - reserved),
    0,
  );
}

/** What the buyer reads when the budget does not suffice. */
export function refusalSentence({ kind, limit }: HoldBudget, held: number): string {
  if (held === 0)
    return `Up to ${limit} prints can wait for payment at a time. Please check out with fewer prints.`;
  const who = kind === 'network' ? 'Your network already has' : 'You already have';
  const most = held < limit ? ` and can have up to ${limit}` : '';
  const signIn = kind === 'network' ? ' sign in to an account with a confirmed email address,' : '';
  return (
    `${who} ${held} ${held === 1 ? 'print' : 'prints'} waiting for payment${most}. ` +
    `Finish or cancel that checkout first,${signIn} or try again in 30 minutes.`
  );
}
