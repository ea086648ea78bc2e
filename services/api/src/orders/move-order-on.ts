import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../identity';
import { PaymentReported, RefundPayment } from '../payments';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { nameOf, type Actor } from './actor';
import { trackingPage } from './carriers';
import { ChangeOrder } from './change-order';
import type { MoveOrder } from './dto/move-order.dto';
import { ForgetOrder } from './forget-order';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import { planMove, type WantedMove } from './order-move';
import { isEnded, ownerMoves } from './order-status';
import { OrdersStore } from './orders.store';
import { StatusNotices } from './status-notices';

/** Moves orders on at the owner's word: one table of moves, the order locked, who and why in its history. */
@Injectable()
export class MoveOrderOn {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
    private readonly changing: ChangeOrder,
    private readonly audit: Audit,
    private readonly refunds: RefundPayment,
    private readonly events: DomainEvents,
    private readonly notices: StatusNotices,
    private readonly forgetting: ForgetOrder,
    private readonly clock: Clock,
  ) {}

  /**
   * What is cancelled or rejected gives its money back, which is the owner's alone.
   * @throws AppError `order_not_found`, `owner_only`, `changed_meanwhile`; `order_status_refused` with {status, moves}
   */
  async move(number: string, wanted: MoveOrder, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.changing.lock(number);
      const plan = planMove(order, wanted);
      if (plan.kind === 'nothing') return;
      if (isEnded(wanted.status) && actor.role !== 'owner') throw new AppError('owner_only');
      await this.changing.guardVersion(order, wanted.version);
      switch (plan.kind) {
        case 'refuse':
          throw refused(order, plan.reason);
        case 'move':
          return this.carryOut(order, wanted, actor);
        case 'track':
          return this.track(order, wanted, actor);
      }
    });
  }

  private async carryOut(order: Order, wanted: MoveOrder, actor: Actor): Promise<void> {
    const from = order.status;
    const note = wanted.note ?? null;
    const moved = await this.save(order, { ...trackingOf(wanted), status: wanted.status });
    const event = await this.addEvent(moved, 'moved', note, actor);
    await this.record(moved, 'order.moved', actor, { from, to: moved.status });
    await this.notices.moved(moved, event);
    const isOff = isEnded(moved.status);
    if (isOff) await this.askOwnerToGiveBack(moved);
    // After the mails: their texts are forgotten with it.
    await this.forgetting.ifOver(moved);
    if (isOff && isPaid(moved)) await this.giveBack(moved);
  }

  /** Shipping was paid apart, and what was paid at the gallery goes back there: both by hand. */
  private async askOwnerToGiveBack(order: Order): Promise<void> {
    if (isPaid(order) && order.paymentReference === null) await this.notices.moneyToGiveBack(order);
    if (order.shippingPaidCents > 0) await this.notices.shippingToGiveBack(order);
  }

  /** An order that comes to nothing costs nothing. What goes back by hand brings it in line as every refund does. */
  private async giveBack(order: Order): Promise<void> {
    if (order.paymentReference !== null) return this.refunds.request(order.paymentReference);
    const refunded = { kind: 'refunded', refundedCents: order.totalCents, full: true } as const;
    await this.events.publish(new PaymentReported(order.id, 'session', refunded, 'owner'));
  }

  private async track(order: Order, wanted: WantedMove, actor: Actor): Promise<void> {
    const tracked = await this.save(order, trackingOf(wanted));
    const event = await this.addEvent(tracked, 'tracked', null, actor);
    await this.record(tracked, 'order.tracked', actor, {});
    await this.notices.moved(tracked, event);
  }

  private async save(order: Order, change: Partial<Tracking> & { status?: Order['status'] }): Promise<Order> {
    const dated = { ...change, updatedAt: this.clock.now() };
    await this.store.save(order.id, dated);
    return Object.assign(order, dated);
  }

  private async addEvent(
    { id: orderId, status }: Order,
    kind: OrderEvent['kind'],
    note: string | null,
    actor: Actor,
  ): Promise<OrderEvent> {
    const createdAt = this.clock.now();
    const event = { id: uuid(), orderId, kind, status, actor: nameOf(actor), note, createdAt };
    await this.store.addEvent(event);
    return event;
  }

  private async record({ id }: Order, action: string, actor: Actor, details: object): Promise<void> {
    await this.audit.record({
      action,
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id },
      details: { ...details },
    });
  }
}

const isPaid = ({ refundedCents, totalCents }: Order): boolean => refundedCents < totalCents;

type Tracking = Pick<Order, 'carrier' | 'trackingNumber' | 'trackingUrl'>;

/** What is not named stays as it is; the page of a carrier that we know need not be named. */
function trackingOf({ carrier, trackingNumber, trackingUrl }: WantedMove): Partial<Tracking> {
  const page = trackingUrl ?? trackingPage(carrier, trackingNumber);
  return {
    ...(carrier === undefined ? {} : { carrier }),
    ...(trackingNumber === undefined ? {} : { trackingNumber }),
    ...(page === undefined ? {} : { trackingUrl: page }),
  };
}

const refused = ({ status }: Order, message: string): AppError =>
  new AppError('order_status_refused', { message, details: { status, moves: ownerMoves(status) } });
