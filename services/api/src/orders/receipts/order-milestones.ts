import type { OrderMilestone } from './dto/order-milestone.dto';
import type { OrderEventEntity, OrderEventKind } from '../entities/order-event.entity';

/** What of an order's history its buyer may read, and in which words. The rest is between the gallery and Stripe. */
const MILESTONE_NOTES: Partial<Record<OrderEventKind, (note: string | null) => string | null>> = {
  placed: () => null,
  confirmed: () => null,
  released: () => 'The payment was not made.',
  moved: (note) => note,
  refunding: () => 'The prints were no longer reserved when the payment arrived. It goes back to you.',
  refunded: () => 'The payment went back to you.',
  'partly-refunded': () => 'Part of the payment went back to you.',
};

/** An order's life as its buyer sees it, in the order of the events. */
export const presentMilestones = (events: readonly OrderEventEntity[]): OrderMilestone[] =>
  events.flatMap(({ kind, status, createdAt, note }) => {
    const words = MILESTONE_NOTES[kind];
    return words ? [{ status, at: createdAt.toISOString(), note: words(note) }] : [];
  });
