import { CHECKOUT_HOLD_MINUTES } from '@gallery/domain';
import {
  BUDGETS_UNPAID_BEFORE_PAUSE,
  HOLD_PAUSE_MS,
  HOLD_PAUSE_WINDOW_MS,
  UNCOUNTED_HOLD_SECONDS,
} from './hold-budget-policy';

/**
 * Whom a hold budget is for. Shoppers without a name have `network`, `email` and `browser` at once, guests of a live event
 * `guest` and `guest_network`, confirmed collectors `collector`.
 */
export type HoldBudgetKind = 'network' | 'email' | 'browser' | 'guest' | 'guest_network' | 'collector';

/** How many unpaid prints may be held at a time. */
export interface HoldBudget {
  kind: HoldBudgetKind;
  /** A digest that identifies nobody without the gallery's key. */
  key: string;
  limit: number;
}

/** An unpaid hold that has ended. */
interface EndedHold {
  at: Date;
  /** Prints times seconds: a print cancelled at once counts next to nothing, one that expires counts in full. */
  printSeconds: number;
}

/** What a budget is used for now. */
export interface HoldBudgetUsage {
  /** Prints held unpaid. */
  held: number;
  /** Within the window, oldest first. */
  ended: readonly EndedHold[];
}

/** Why a checkout must wait. */
type HoldRefusal =
  | { reason: 'limit'; budget: HoldBudget; held: number }
  | { reason: 'pause'; budget: HoldBudget; until: Date };

const HOLD_SECONDS = CHECKOUT_HOLD_MINUTES * 60;

/** For how long an unpaid hold counts: not longer than a checkout lasts, however late its end was noticed. */
export function countedHoldSeconds(heldSince: Date, now: Date): number {
  const seconds = Math.floor((now.getTime() - heldSince.getTime()) / 1_000);
  return seconds < UNCOUNTED_HOLD_SECONDS ? 0 : Math.min(seconds, HOLD_SECONDS);
}

/**
 * Until when a budget pauses; null when it does not. It pauses each time that another `prints` of them have expired unpaid
 * within the window, each time for longer.
 */
export function pauseEnd(ended: readonly EndedHold[], prints: number, now: Date): Date | null {
  let sum = 0;
  let pauses = 0;
  let end: number | null = null;
  for (const { at, printSeconds } of ended) {
    if (at.getTime() <= now.getTime() - HOLD_PAUSE_WINDOW_MS) continue;
    sum += printSeconds;
    // Rounded: Stripe's clock may end a session a little earlier than ours.
    const due = Math.floor(Math.round(sum / HOLD_SECONDS) / prints);
    if (due > pauses) end = at.getTime() + due * HOLD_PAUSE_MS;
    pauses = due;
  }
  return end !== null && end > now.getTime() ? new Date(end) : null;
}

/**
 * The first reason against holding `requested` more prints; null when every budget allows them.
 * @param toTake how many of them are not held for this buyer yet: a pause does not end what their cart holds
 */
export function findHoldRefusal(
  budgets: readonly HoldBudget[],
  usageOf: (budget: HoldBudget) => HoldBudgetUsage,
  requested: number,
  now: Date,
  toTake = requested,
): HoldRefusal | null {
  // A cart of reserved prints alone adds nothing and is never refused.
  if (requested === 0) return null;
  for (const budget of budgets) {
    const { held, ended } = usageOf(budget);
    if (held + requested > budget.limit) return { reason: 'limit', budget, held };
    const until =
      budget.kind === 'guest_network' || toTake === 0
        ? null
        : pauseEnd(ended, pausePrints(budget.kind, budget), now);
    if (until) return { reason: 'pause', budget, until };
  }
  return null;
}

const pausePrints = (kind: keyof typeof BUDGETS_UNPAID_BEFORE_PAUSE, { limit }: HoldBudget): number =>
  BUDGETS_UNPAID_BEFORE_PAUSE[kind] * limit;

const WHO: Record<HoldBudgetKind, string> = {
  network: 'Your network already has',
  email: 'This email address already has',
  browser: 'You already have',
  guest: 'You already have',
  guest_network: 'The guests on your network already have',
  collector: 'You already have',
};

/** What the shopper reads. */
export function describeHoldRefusal(refusal: HoldRefusal, now: Date): string {
  const { budget } = refusal;
  const isStranger = ['network', 'email', 'browser'].includes(budget.kind);
  if (refusal.reason === 'pause') {
    const wait = formatWait(refusal.until.getTime() - now.getTime());
    return (
      `Several prints that were held for ${budget.kind === 'network' ? 'your network' : 'you'} were not paid for. ` +
      `You can check out again in ${wait}. If you need a print sooner, write to us for a payment link.`
    );
  }
  const { held } = refusal;
  if (held === 0)
    return `Up to ${budget.limit} prints can wait for payment at a time. Please check out with fewer prints.`;
  const most = held < budget.limit ? ` and can have up to ${budget.limit}` : '';
  const signIn = isStranger ? ' sign in to an account with a confirmed email address,' : '';
  return (
    `${WHO[budget.kind]} ${held} ${held === 1 ? 'print' : 'prints'} waiting for payment${most}. ` +
    `Complete or cancel that checkout first,${signIn} or try again in ${CHECKOUT_HOLD_MINUTES} minutes.`
  );
}

/** Rounded up, so that it is over then: `45 minutes`, `2 hours`. */
function formatWait(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
