import type { Cents } from '@gallery/domain';
import { COMMISSION_DEPOSIT_ORDER_TYPE } from '../orders-policy';
import type { NewOrder } from './new-order';
import { buildSingleItemOrder, type SingleItemBuyer } from './single-item-order';

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
