import { EVENT_PHOTO_PRICE_CENTS, INCLUDED_MINI_PRINT } from '@gallery/domain';
import type { ReferralClaim } from '../attribution/referral-claim';
import { EVENT_PHOTO_ORDER_TYPE } from '../orders-policy';
import type { NewOrder } from './new-order';
import { buildSingleItemOrder, type SingleItemBuyer } from './single-item-order';

/** An event photo as its order stores it. */
export interface EventPhotoItem {
  photoId: string;
  title: string;
  /** The event's title. */
  series: string;
  year: number;
  pictureId: string | null;
}

/** An order of one event photo. Its price includes tax and card fee. */
export const buildEventPhotoOrder = (
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
