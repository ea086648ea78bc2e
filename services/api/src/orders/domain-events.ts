import type { Cents } from '@gallery/domain';
import type { DomainEvents } from '../platform';
import type { OrderEntity } from './entities/order.entity';
import type { OrderLineEntity } from './entities/order-line.entity';

/** Something that the buyer of an order can pay on the gallery's payment page. */
export interface OpenBalance {
  orderId: string;
  /** Of its payment request. */
  id: string;
  /** For the buyer: `Delivery of minis`. */
  description: string;
  amountCents: Cents;
  /** Whether it is for the delivery, in whole or in part. */
  isDelivery: boolean;
  since: Date;
  /** The payment page's path with its key. */
  payPath: string;
}

/** Asks for everything that is open on these orders. Listeners add to `balances`, oldest first. */
export class OpenBalancesRequested {
  readonly balances: OpenBalance[] = [];

  constructor(readonly orderIds: readonly string[]) {}

  static async ask(domainEvents: DomainEvents, orderIds: readonly string[]): Promise<OpenBalance[]> {
    const request = new OpenBalancesRequested(orderIds);
    await domainEvents.publish(request);
    return request.balances;
  }
}

/** One print that an order sold. */
export interface SoldOrderPrint {
  editionNumber: number;
  editionId: string;
  line: Readonly<OrderLineEntity>;
}

/** An order was created, by any sales channel. Published inside the transaction, before it is paid. */
export class OrderPlaced {
  constructor(readonly order: Readonly<OrderEntity>) {}
}

/** The order is paid and its prints are sold. Published inside the transaction. */
export class OrderConfirmed {
  constructor(
    readonly order: Readonly<OrderEntity>,
    readonly prints: readonly SoldOrderPrint[],
  ) {}
}

/**
 * Paid guest orders were linked to the account that confirmed their email address. Published inside the transaction. An
 * order that is linked when it is paid has its collector in `OrderConfirmed` instead.
 */
export class GuestOrdersLinked {
  constructor(
    readonly collectorId: string,
    readonly orderIds: readonly string[],
  ) {}
}

/** The whole payment was refunded. The prints stay sold until the owner decides otherwise. */
export class OrderRefunded {
  constructor(
    readonly orderId: string,
    /** As histories name them. */
    readonly actor: string,
    /** Whether it was refunded before, and the buyer's bank had returned that refund. */
    readonly isRepeated: boolean,
  ) {}
}

/**
 * The refunds of an order changed: their total, or the prints that they cover. Published inside the transaction, and more
 * than once for one refund.
 */
export class RefundsRecounted {
  constructor(readonly orderId: string) {}
}

/** Some prints of an order were refunded. They stay sold until the owner decides otherwise. */
export class PrintsRefunded {
  constructor(
    readonly orderId: string,
    readonly prints: readonly { editionId: string; editionNumber: number }[],
    /** As histories name them. */
    readonly actor: string,
  ) {}
}
