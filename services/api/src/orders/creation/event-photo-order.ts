import { EVENT_PHOTO_PRICE_CENTS, INCLUDED_MINI_PRINT } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderLineEntity } from '../entities/order-line.entity';
import { toStoredReferral, type ReferralClaim } from '../attribution/referral-claim';

/** A photograph of an event, as its order keeps it. */
export interface EventPhotoItem {
  photoId: string;
  title: string;
  /** The event's title. */
  series: string;
  year: number;
  pictureId: string | null;
}

/** The collector who orders it. */
export interface EventPhotoBuyer {
  id: string;
  name: string;
  email: string;
}

/** `orderType` of an event photo. */
export const EVENT_PHOTO_ORDER_TYPE = 'event_photo';

/** An order of one event photo, complete but for its number. The price holds tax and card fee. */
export function buildEventPhotoOrder(
  { photoId, title, series, year, pictureId }: EventPhotoItem,
  { id: collectorId, name: customerName, email }: EventPhotoBuyer,
  claim: ReferralClaim,
  now: Date,
): { order: Omit<OrderEntity, 'number'>; line: OrderLineEntity } {
  const id = uuid();
  // Where the print goes is asked by mail: an event photo is bought with one press.
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
  const order = {
    id,
    status: 'pending' as const,
    orderType: EVENT_PHOTO_ORDER_TYPE,
    version: 1,
    collectorId,
    customerName,
    customerEmail: email,
    billing: address,
    shipping: address,
    currency: 'usd',
    paymentReference: null,
    holdBudgetKey: null,
    paidHow: null,
    subtotalCents: EVENT_PHOTO_PRICE_CENTS,
    taxCents: 0,
    cardFeeCents: 0,
    extrasCents: 0,
    totalCents: EVENT_PHOTO_PRICE_CENTS,
    shippingMinisCents: 0,
    shippingFramed: 'none' as const,
    shippingPaidCents: 0,
    refundedCents: 0,
    installation: null,
    installationHandledAt: null,
    notes: null,
    ...toStoredReferral(claim),
    carrier: null,
    trackingNumber: null,
    trackingUrl: null,
    disputedAt: null,
    confirmedAt: null,
    accountDeletedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const line = {
    id: uuid(),
    orderId: id,
    position: 0,
    artworkId: photoId,
    photoId,
    editionId: null,
    title,
    series,
    year,
    ...INCLUDED_MINI_PRINT,
    priceCents: EVENT_PHOTO_PRICE_CENTS,
    quantity: 1,
    editionTotal: 0,
    pictureId,
  };
  return { order, line };
}
