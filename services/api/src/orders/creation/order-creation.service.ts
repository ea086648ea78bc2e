import { Injectable } from '@nestjs/common';
import { EVENT_PHOTO_PRICE_CENTS, INCLUDED_MINI_PRINT, type Cents } from '@gallery/domain';
import { PrintLedgerService } from '../../catalog';
import { Clock, Database, DomainEvents, Settings } from '../../platform';
import { type ReferralClaim, toStoredReferral } from '../attribution/referral-claim';
import { OrderPlaced } from '../domain-events';
import type { OrderEntity } from '../entities/order.entity';
import { OrderHistoryService, actorName, type Actor } from '../lifecycle/order-history.service';
import { OrderPaymentTransitionsService } from '../lifecycle/order-payment-transitions.service';
import type { OrderSummary } from '../orders.service';
import { OrdersStore } from '../orders.store';
import { type NewOrder, type PrintLine, UNTOUCHED_ORDER } from './new-order';
import { EVENT_PHOTO_ORDER_TYPE, COMMISSION_DEPOSIT_ORDER_TYPE, CURRENCY } from '../orders-policy';
import { v7 as uuid } from 'uuid';
import type { OrderLineEntity } from '../entities/order-line.entity';

/** An event photo as its order stores it. */
interface EventPhotoItem {
  photoId: string;
  title: string;
  /** The event's title. */
  series: string;
  year: number;
  pictureId: string | null;
}

/** An order of one event photo. Its price includes tax and card fee. */
const buildEventPhotoOrder = (
  { photoId, ...photo }: EventPhotoItem,
  buyer: SingleItemBuyer,
  claim: ReferralClaim,
  now: Date,
): NewOrder =>
  buildSingleItemOrder(
    EVENT_PHOTO_ORDER_TYPE,
    {
      ...photo,
      ...INCLUDED_MINI_PRINT,
      artworkId: photoId,
      photoId,
      priceCents: EVENT_PHOTO_PRICE_CENTS,
    },
    buyer,
    claim,
    now,
  );

interface PaidOrderOptions {
  /** Who sold, as the history names them: `owner ben`. */
  actor: string;
  /** Sells exactly this number, for a sale of one print. */
  editionNumber?: number;
  /** Whether the buyer gets the confirmation email; true by default. */
  sendConfirmation?: boolean;
}

/**
 * Creates orders for every sales channel. Checkout (`CheckoutService`), draft orders (`DraftOrdersService`) and offline
 * sales (`OfflineSalesService`) decide what is sold and for how much; event photos are one fixed offer. Every method joins
 * the current transaction.
 */
@Injectable()
export class OrderCreationService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderPaymentTransitionsService: OrderPaymentTransitionsService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly domainEvents: DomainEvents,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Stores an order that waits for its payment. The caller holds its prints first. */
  create({ order, lines }: NewOrder, actor: string): Promise<OrderEntity> {
    return this.database.transaction(async () => {
      const number = await this.ordersStore.insertWithNumber(order, this.settings.brand.id);
      const created = { ...order, number };
      await this.ordersStore.insertLines(lines);
      await this.orderHistoryService.add(created, 'placed', actor);
      await this.domainEvents.publish(new OrderPlaced(created));
      return created;
    });
  }

  /**
   * Stores an order whose money the gallery has: sells its prints and confirms it, all or nothing.
   * @returns the order number
   * @throws AppError `prints_unavailable`, `number_taken`
   */
  createPaid(
    newOrder: NewOrder<PrintLine>,
    { actor, editionNumber, sendConfirmation }: PaidOrderOptions,
  ): Promise<string> {
    const { id: orderId, createdAt } = newOrder.order;
    return this.database.transaction(async () => {
      await this.printLedgerService.holdAll(
        newOrder.lines.map(({ id: orderLineId, editionId, quantity, title, size }) => ({
          editionId,
          quantity,
          orderId,
          orderLineId,
          name: { title, size },
          until: createdAt,
          isGallerySale: true,
          ...(editionNumber === undefined ? {} : { chosen: [{ editionNumber }] }),
        })),
      );
      const order = await this.create(newOrder, actor);
      await this.orderPaymentTransitionsService.confirm(order, actor, { seller: actor, sendConfirmation });
      return order.number;
    });
  }

  /** Stores the order of an event photo, which waits for its payment. */
  createEventPhotoOrder(
    photo: EventPhotoItem,
    buyer: SingleItemBuyer,
    claim: ReferralClaim,
  ): Promise<OrderSummary> {
    return this.create(buildEventPhotoOrder(photo, buyer, claim, this.clock.now()), 'buyer');
  }

  /** Stores the order of a commission's deposit, which waits for its payment. */
  createCommissionDeposit(
    deposit: CommissionDepositItem,
    buyer: SingleItemBuyer,
    actor: Actor,
  ): Promise<OrderSummary> {
    return this.create(buildCommissionDepositOrder(deposit, buyer, this.clock.now()), actorName(actor));
  }
}

/** The collector who orders. */
interface SingleItemBuyer {
  id: string;
  name: string;
  email: string;
}

/** What is ordered: something without an edition number. */
type SingleItem = Omit<
  OrderLineEntity,
  'id' | 'orderId' | 'position' | 'editionId' | 'customFrame' | 'quantity' | 'editionTotal'
>;

/** An order of one thing that is not an edition print, paid by a payment request. Its price includes tax and card fee. */
function buildSingleItemOrder(
  orderType: string,
  item: SingleItem,
  { id: collectorId, name: customerName, email }: SingleItemBuyer,
  claim: ReferralClaim,
  now: Date,
): NewOrder {
  const id = uuid();
  // It is ordered with one click; the payment page asks where to send it.
  const address = {
    fullName: customerName,
    email,
    phone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
    country: '',
  };
  return {
    order: {
      ...UNTOUCHED_ORDER,
      id,
      orderType,
      collectorId,
      customerName,
      customerEmail: email,
      billing: address,
      shipping: address,
      currency: CURRENCY,
      paymentReference: null,
      holdBudgetKey: null,
      paymentMethod: null,
      subtotalCents: item.priceCents,
      taxCents: 0,
      cardFeeCents: 0,
      extrasCents: 0,
      totalCents: item.priceCents,
      shippingMinisCents: 0,
      shippingFramed: 'none',
      installation: null,
      notes: null,
      ...toStoredReferral(claim),
      createdAt: now,
      updatedAt: now,
    },
    lines: [
      {
        ...item,
        id: uuid(),
        orderId: id,
        position: 0,
        editionId: null,
        customFrame: null,
        quantity: 1,
        editionTotal: 0,
      },
    ],
  };
}

/** A commission request that is paid for ahead of time. */
interface CommissionDepositItem {
  commissionRequestId: string;
  /** For the buyer: `Deposit: Diptych for a stairwell`. */
  title: string;
  cents: Cents;
}

/** The order of a deposit. Nothing is printed or framed for it, so it has no size. */
const buildCommissionDepositOrder = (
  { commissionRequestId, title, cents }: CommissionDepositItem,
  buyer: SingleItemBuyer,
  now: Date,
): NewOrder =>
  buildSingleItemOrder(
    COMMISSION_DEPOSIT_ORDER_TYPE,
    {
      artworkId: commissionRequestId,
      photoId: null,
      title,
      series: '',
      year: now.getUTCFullYear(),
      size: '',
      frameSize: null,
      frameStyle: 'Unframed',
      priceCents: cents,
      pictureId: null,
    },
    buyer,
    {},
    now,
  );
