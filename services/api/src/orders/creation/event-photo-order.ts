import { EVENT_PHOTO_PRICE_CENTS, INCLUDED_MINI_PRINT } from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { toStoredReferral, type ReferralClaim } from '../attribution/referral-claim';
import { CURRENCY, EVENT_PHOTO_ORDER_TYPE } from '../orders-policy';
import { UNTOUCHED_ORDER, type NewOrder } from './new-order';

/** An event photo as its order stores it. */
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

/** An order of one event photo. Its price includes tax and card fee. */
export function buildEventPhotoOrder(
  { photoId, title, series, year, pictureId }: EventPhotoItem,
  { id: collectorId, name: customerName, email }: EventPhotoBuyer,
  claim: ReferralClaim,
  now: Date,
): NewOrder {
  const id = uuid();
  // Buying an event photo takes one click; the payment page asks where the print goes.
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
      orderType: EVENT_PHOTO_ORDER_TYPE,
      collectorId,
      customerName,
      customerEmail: email,
      billing: address,
      shipping: address,
      currency: CURRENCY,
      paymentReference: null,
      holdBudgetKey: null,
      paymentMethod: null,
      subtotalCents: EVENT_PHOTO_PRICE_CENTS,
      taxCents: 0,
      cardFeeCents: 0,
      extrasCents: 0,
      totalCents: EVENT_PHOTO_PRICE_CENTS,
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
      },
    ],
  };
}
