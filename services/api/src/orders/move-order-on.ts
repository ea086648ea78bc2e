import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { PaymentReported, PaymentsService, RefundPayment } from '../payments';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import type { MoveOrder } from './dto/move-order.dto';
import { ForgetOrder } from './forget-order';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import { planMove, type WantedMove } from './order-move';
import { ownerMoves } from './order-status';
import { OrdersStore } from './orders.store';
import { StatusNotices } from './status-notices';

const OWNER = 'owner';

/** Moves orders on at the owner's word (G55): one table of moves, the order locked, who and why in its history. */
@Injectable()
export class MoveOrderOn {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
    private readonly payments: PaymentsService,
    private readonly refunds: RefundPayment,
    private readonly events: DomainEvents,
    private readonly notices: StatusNotices,
    private readonly forgetting: ForgetOrder,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `order_not_found`; `order_status_refused` with {status, moves} */
  async move(number: string, wanted: MoveOrder): Promise<void> {
    await this.database.transaction(async () => {
      const order = await this.store.lockByNumber(number);
      if (!order) throw new AppError('order_not_found');
      const plan = planMove(order, wanted);
      switch (plan.kind) {
        case 'refuse':
          throw refused(order, plan.reason);
        case 'move':
          return this.carryOut(order, wanted);
        case 'track':
          return this.track(order, wanted);
        case 'nothing':
      }
    });
  }

  private async carryOut(order: Order, wanted: MoveOrder): Promise<void> {
    const note = wanted.note ?? null;
    const moved = await this.save(order, { ...trackingOf(wanted), status: wanted.status });
    const event = await this.addEvent(moved, 'moved', note);
    await this.notices.moved(moved, event);
    await this.forgetting.ifOver(moved);
    if (moved.status === 'cancelled' || moved.status === 'rejected') await this.giveBack(moved);
  }

  /** An order that comes to nothing costs nothing. Shipping was paid apart and is the owner's to give back. */
  private async giveBack(order: Order): Promise<void> {
    const isPaid = order.refundedCents < order.totalCents;
    if (isPaid && (await this.payments.ofReference(order.id))) await this.refunds.request(order.id);
    else if (isPaid) await this.giveBackOutside(order);
    if (order.shippingPaidCents > 0) await this.notices.shippingToGiveBack(order);
  }

  /** What was paid at the gallery goes back there, by hand. The order is brought in line as after every refund. */
  private async giveBackOutside(order: Order): Promise<void> {
    await this.notices.moneyToGiveBack(order);
    const refunded = { kind: 'refunded', refundedCents: order.totalCents, full: true } as const;
    await this.events.publish(new PaymentReported(order.id, 'session', refunded, OWNER));
  }

  private async track(order: Order, wanted: WantedMove): Promise<void> {
    const tracked = await this.save(order, trackingOf(wanted));
    const event = await this.addEvent(tracked, 'tracked', null);
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
  ): Promise<OrderEvent> {
    const event = { id: uuid(), orderId, kind, status, actor: OWNER, note, createdAt: this.clock.now() };
    await this.store.addEvent(event);
    return event;
  }
}

type Tracking = Pick<Order, 'trackingNumber' | 'trackingUrl'>;

/** What is not named stays as it is. */
const trackingOf = ({ trackingNumber, trackingUrl }: WantedMove): Partial<Tracking> => ({
  ...(trackingNumber === undefined ? {} : { trackingNumber }),
  ...(trackingUrl === undefined ? {} : { trackingUrl }),
});

const refused = ({ status }: Order, message: string): AppError =>
  new AppError('order_status_refused', { message, details: { status, moves: ownerMoves(status) } });
