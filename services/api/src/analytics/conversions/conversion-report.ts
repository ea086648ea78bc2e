import type { Cents } from '@gallery/domain';
import { OTHER } from '../daily-totals';

/** What led to sales. */
export const CONVERSION_DIMENSIONS = ['source', 'event', 'partner'] as const;
export type ConversionDimension = (typeof CONVERSION_DIMENSIONS)[number];

/** Visits of one source, event or partner. */
export interface VisitsByOrigin {
  key: string;
  visits: number;
}

/** Sales of one; null is the key of orders of which nothing is known. */
export interface SalesByOrigin {
  key: string | null;
  name: string | null;
  orders: number;
  cents: Cents;
}

/** One of them with both: what came of its visits. */
export interface ConversionStep {
  /** Null for what came by none. */
  key: string | null;
  /** What people call it; null where its key says it. */
  name: string | null;
  visits: number;
  orders: number;
  cents: Cents;
  /** Of all revenue, in whole percent; 0 while there is none. */
  share: number;
}

export interface ConversionTotals {
  visits: number;
  orders: number;
  cents: Cents;
  /** What brought most first, the rest as one step, what came by none last. */
  steps: ConversionStep[];
}

interface ConversionInput {
  /** Of all pages, whatever they came by. */
  totalVisits: number;
  visits: readonly VisitsByOrigin[];
  sales: readonly SalesByOrigin[];
  /** Names that hold now, by key: of events and partners. */
  names: ReadonlyMap<string, string>;
}

/** Steps that are named; what follows them is one. */
export const MAX_STEPS = 50;

type Step = Omit<ConversionStep, 'share'>;

const NOTHING: Step = { key: null, name: null, visits: 0, orders: 0, cents: 0 };

/**
 * Puts visits and sales of the same origin side by side. Every visit and every order is counted once, so that the steps add up
 * to the whole: what the steps do not name is in the one for none.
 */
export function buildConversionReport({
  totalVisits,
  visits,
  sales,
  names,
}: ConversionInput): ConversionTotals {
  const steps = mergeByOrigin(visits, sales);
  const told = steps.filter(({ key }) => key !== null);
  const none = steps.find(({ key }) => key === null) ?? { ...NOTHING };
  none.visits = Math.max(0, totalVisits - sum(told).visits);
  const named = told.filter(({ key }) => key !== OTHER).toSorted(byWeight);
  const rest = [...named.slice(MAX_STEPS), ...told.filter(({ key }) => key === OTHER)];
  const shown = [
    ...named.slice(0, MAX_STEPS).map((step) => ({ ...step, name: names.get(step.key ?? '') ?? step.name })),
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

/** One step for each origin that either side names. */
function mergeByOrigin(visits: readonly VisitsByOrigin[], sales: readonly SalesByOrigin[]): Step[] {
  const steps = new Map<string | null, Step>();
  const stepOf = (said: string | null): Step => {
    const key = keyOf(said);
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

/** The page and the order may have written it differently; empty says nothing. */
const keyOf = (said: string | null): string | null => said?.trim().toLowerCase() || null;

const byWeight = (one: Step, other: Step): number =>
  other.cents - one.cents ||
  other.orders - one.orders ||
  other.visits - one.visits ||
  (one.key ?? '').localeCompare(other.key ?? '');
