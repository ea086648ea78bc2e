import type { Cents } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { toStoredReferral, type ReferralClaim } from '../attribution/referral-claim';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { COMMISSION_DEPOSIT_ORDER_TYPE, CURRENCY } from '../orders-policy';
import { UNTOUCHED_ORDER, type NewOrder } from './new-order';

/** The collector who orders. */
export interface SingleItemBuyer {
  id: string;
  name: string;
  email: string;
}

/** What is ordered: something without an edition number. */
type SingleItem = Omit<
  OrderLineEntity,
  'id' | 'orderId' | 'position' | 'editionId' | 'quantity' | 'editionTotal'
>;

/** An order of one thing that is no print of an edition, paid by a payment request. Its price includes tax and card fee. */
export function buildSingleItemOrder(
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
    lines: [{ ...item, id: uuid(), orderId: id, position: 0, editionId: null, quantity: 1, editionTotal: 0 }],
  };
}

/** A commission request that is paid ahead for. */
export interface CommissionDepositItem {
  commissionRequestId: string;
  /** For the buyer: `Deposit: Diptych for a stairwell`. */
  title: string;
  cents: Cents;
}

/** The order of a deposit. Nothing is printed or framed for it, so it has no size. */
export const buildCommissionDepositOrder = (
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
