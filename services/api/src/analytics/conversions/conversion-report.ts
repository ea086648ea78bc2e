import type { Cents } from '@gallery/domain';
import { MAX_CONVERSION_STEPS } from '../analytics-policy';
import { OTHER } from '../daily-totals';

export const CONVERSION_DIMENSIONS = ['source', 'event', 'partner'] as const;
export type ConversionDimension = (typeof CONVERSION_DIMENSIONS)[number];

/** Visits of one source, event or partner. */
export interface VisitsByOrigin {
  key: string;
  visits: number;
}

/** Sales of one origin; the key is null for orders whose origin is unknown. */
export interface SalesByOrigin {
  key: string | null;
  name: string | null;
  orders: number;
  cents: Cents;
}

/** The visits of one origin and the sales that followed. */
export interface ConversionStep {
  /** Null for no origin. */
  key: string | null;
  /** Null when the key is the name. */
  name: string | null;
  visits: number;
  orders: number;
  cents: Cents;
  /** Of all revenue, in whole percent; 0 without revenue. */
  share: number;
}

export interface ConversionTotals {
  visits: number;
  orders: number;
  cents: Cents;
  /** By revenue; then the rest as one step, and no origin last. */
  steps: ConversionStep[];
}

interface ConversionInput {
  /** Of all pages, whatever their origin. */
  totalVisits: number;
  visits: readonly VisitsByOrigin[];
  sales: readonly SalesByOrigin[];
  /** Current names of events and affiliates, by key. */
  names: ReadonlyMap<string, string>;
}

type Step = Omit<ConversionStep, 'share'>;

const NOTHING: Step = { key: null, name: null, visits: 0, orders: 0, cents: 0 };

/**
 * Joins the visits and sales of each origin. Every visit and order is counted once, so that the steps add up to the
 * totals: anything without its own step goes into the step for no origin.
 */
export function buildConversionReport({
  totalVisits,
  visits,
  sales,
  names,
}: ConversionInput): ConversionTotals {
  const steps = mergeByOrigin(visits, sales);
  const known = steps.filter(({ key }) => key !== null);
  const none = steps.find(({ key }) => key === null) ?? { ...NOTHING };
  none.visits = Math.max(0, totalVisits - sum(known).visits);
  const named = known.filter(({ key }) => key !== OTHER).toSorted(byWeight);
  const rest = [...named.slice(MAX_CONVERSION_STEPS), ...known.filter(({ key }) => key === OTHER)];
  const shown = [
    ...named
      .slice(0, MAX_CONVERSION_STEPS)
      .map((step) => ({ ...step, name: names.get(step.key ?? '') ?? step.name })),
    ...(rest.length > 0 ? [{ ...sum(rest), key: OTHER }] : []),
    ...(none.visits > 0 || none.orders > 0 ? [none] : []),
  ];
  const all = sum(shown);
  return {
    visits: all.visits,
    orders: all.orders,
    cents: all.cents,
    steps: shown.map((step) => ({ ...step, share: shareOf(step.cents, all.cents) })),
  };
}

/** One step for each origin of visits or sales. */
function mergeByOrigin(visits: readonly VisitsByOrigin[], sales: readonly SalesByOrigin[]): Step[] {
  const steps = new Map<string | null, Step>();
  const stepOf = (origin: string | null): Step => {
    const key = keyOf(origin);
    const step = steps.get(key) ?? { ...NOTHING, key };
    steps.set(key, step);
    return step;
  };
  for (const { key, visits: count } of visits) stepOf(key).visits += count;
  for (const { key, name, orders, cents } of sales) {
    const step = stepOf(key);
    step.name ??= name;
    step.orders += orders;
    step.cents += cents;
  }
  return [...steps.values()];
}

const sum = (steps: readonly Step[]): Step =>
  steps.reduce(
    (all, { visits, orders, cents }) => ({
      ...all,
      visits: all.visits + visits,
      orders: all.orders + orders,
      cents: all.cents + cents,
    }),
    NOTHING,
  );

const shareOf = (cents: Cents, all: Cents): number => (all > 0 ? Math.round((cents / all) * 100) : 0);

/** Visits and orders may write an origin differently; an empty one is unknown. */
const keyOf = (origin: string | null): string | null => origin?.trim().toLowerCase() || null;

const byWeight = (one: Step, other: Step): number =>
  other.cents - one.cents ||
  other.orders - one.orders ||
  other.visits - one.visits ||
  (one.key ?? '').localeCompare(other.key ?? '');
