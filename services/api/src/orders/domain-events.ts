import type { OrderEntity } from './entities/order.entity';
import type { OrderLineEntity } from './entities/order-line.entity';

/** One print that now belongs to an order's buyer. */
export interface SoldOrderPrint {
  number: number;
  editionId: string;
  line: Readonly<OrderLineEntity>;
}

/** An order was entered, whichever door it came by. Published inside the transaction that does it, before it is paid. */
export class OrderPlaced {
  constructor(readonly order: Readonly<OrderEntity>) {}
}

/** The order is paid and its prints are sold. Published inside the transaction that does it. */
export class OrderConfirmed {
  constructor(
    readonly order: Readonly<OrderEntity>,
    readonly prints: readonly SoldOrderPrint[],
  ) {}
}

/**
 * Paid orders of a guest came to the account that proved their e-mail address. Published inside the transaction
 * that does it; an order that joins as it is confirmed says so in `OrderConfirmed` instead.
 */
export class GuestOrdersLinked {
  constructor(
    readonly collectorId: string,
    readonly orderIds: readonly string[],
  ) {}
}

/** The whole payment went back to the buyer. The prints stay sold until the owner decides otherwise. */
export class OrderRefunded {
  constructor(
    readonly orderId: string,
    /** Who or what did it, for the history. */
    readonly actor: string,
    /** Whether it had been given back before, and the buyer's bank had sent it back. */
    readonly isRepeated: boolean,
  ) {}
}

/**
 * What went back of an order's payment is known anew: a sum was counted, or the prints were named that it is for.
 * Published inside the transaction that does it, and more than once for one refund.
 */
export class RefundsRecounted {
  constructor(readonly orderId: string) {}
}

/** Some prints of an order were refunded, and the rest was not. The prints stay sold until the owner decides. */
export class PrintsRefunded {
  constructor(
    readonly orderId: string,
    readonly prints: readonly { editionId: string; number: number }[],
    /** Who did it, for the history. */
    readonly actor: string,
  ) {}
}
