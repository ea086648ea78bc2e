import type { Cents } from '@gallery/domain';
import { OTHERS } from '../day-sums';

/** What led to sales. */
export const SALES_DIMENSIONS = ['source', 'event', 'partner'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** Visits of one source, event or partner. */
export interface OriginOfVisits {
  key: string;
  visits: number;
}

/** Sales of one; null is the key of orders of which nothing is known. */
export interface OriginOfSales {
  key: string | null;
  name: string | null;
  orders: number;
  cents: Cents;
}

/** One of them with both: what came of its visits. */
export interface PathStep {
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

export interface SalesPath {
  visits: number;
  orders: number;
  cents: Cents;
  /** What brought most first, the rest as one step, what came by none last. */
  steps: PathStep[];
}

interface Material {
  /** Of all pages, whatever they came by. */
  totalVisits: number;
  visits: readonly OriginOfVisits[];
  sales: readonly OriginOfSales[];
  /** Names that hold now, by key: of events and partners. */
  names: ReadonlyMap<string, string>;
}

/** Steps that are named; what follows them is one. */
export const MOST_STEPS = 50;

type Step = Omit<PathStep, 'share'>;

const NOTHING: Step = { key: null, name: null, visits: 0, orders: 0, cents: 0 };

/**
 * Puts visits and sales of the same origin side by side. Every visit and every order is counted once, so that the steps add up
 * to the whole: what the steps do not name is in the one for none.
 */
export function salesPath({ totalVisits, visits, sales, names }: Material): SalesPath {
  const steps = sideBySide(visits, sales);
  const told = steps.filter(({ key }) => key !== null);
  const none = steps.find(({ key }) => key === null) ?? { ...NOTHING };
  none.visits = Math.max(0, totalVisits - sum(told).visits);
  const named = told.filter(({ key }) => key !== OTHERS).toSorted(byWeight);
  const rest = [...named.slice(MOST_STEPS), ...told.filter(({ key }) => key === OTHERS)];
  const shown = [
    ...named.slice(0, MOST_STEPS).map((step) => ({ ...step, name: names.get(step.key ?? '') ?? step.name })),
    ...(rest.length > 0 ? [{ ...sum(rest), key: OTHERS }] : []),
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
function sideBySide(visits: readonly OriginOfVisits[], sales: readonly OriginOfSales[]): Step[] {
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
