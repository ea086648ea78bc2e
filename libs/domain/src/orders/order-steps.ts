import { isOrderVoid, type OrderStatus } from './order-status';

/** The steps that an order passes until it arrives, as its buyer sees them. */
export const ORDER_STEPS = ['ordered', 'paid', 'printing', 'framed', 'shipped', 'delivered'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** A step with its time; `at` is null while it is ahead, or if nobody recorded it. */
export interface OrderProgress {
  step: OrderStep;
  at: Date | null;
  /** Whether it, or a later one, has been reached. */
  isDone: boolean;
}

/** An entry of the order's history. */
interface OrderHistoryEvent {
  kind: string;
  status: OrderStatus;
  createdAt: Date;
}

/** The history, oldest event first, as if no status change had been taken back. */
export const withoutUndoneMoves = <Event extends { kind: string }>(events: readonly Event[]): Event[] =>
  events.filter(
    ({ kind }, index) =>
      kind !== 'move-undone' && !(kind === 'moved' && events[index + 1]?.kind === 'move-undone'),
  );

const STATUS_STEPS: Partial<Record<OrderStatus, OrderStep>> = {
  confirmed: 'paid',
  processing: 'printing',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
};

/**
 * The steps of an order from its history, oldest event first. A step that was skipped is done without a time. Of an order
 * that is void, only what happened remains; one for which nothing is made ends with its payment.
 */
export function orderSteps(
  order: { createdAt: Date; status: OrderStatus; isFramed: boolean; isMade: boolean },
  events: readonly OrderHistoryEvent[],
): OrderProgress[] {
  const times = new Map<OrderStep, Date>([['ordered', order.createdAt]]);
  for (const { kind, status, createdAt } of withoutUndoneMoves(events)) {
    const step = kind === 'framed' ? 'framed' : STATUS_STEPS[status];
    if (step && !times.has(step)) times.set(step, createdAt);
  }
  const last = ORDER_STEPS.findLastIndex((step) => times.has(step));
  return ORDER_STEPS.map((step, index) => ({
    step,
    at: times.get(step) ?? null,
    isDone: index <= last,
  })).filter(
    ({ step, at }) =>
      at !== null ||
      !(
        isOrderVoid(order.status) ||
        (step === 'framed' && !order.isFramed) ||
        (step !== 'paid' && !order.isMade)
      ),
  );
}

/** Whether an entry of the history says more than the steps: a note, or a status that is none of them. */
export const isOrderNote = ({ status, note }: { status: OrderStatus; note: string | null }): boolean =>
  note !== null || (status !== 'pending' && STATUS_STEPS[status] === undefined);

const STEP_LABELS: Record<OrderStep, string> = {
  ordered: 'Ordered',
  paid: 'Paid',
  printing: 'Printing',
  framed: 'Framed',
  shipped: 'Shipped',
  delivered: 'Delivered',
};

export const orderStepLabel = (step: OrderStep): string => STEP_LABELS[step];
