import { toCents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../orders';
import { DraftOrderLinksService, type PrintSaleLink } from '../payment-requests';
import { AppError } from '../platform';
import type { SellEventPhoto } from './dto/event-photo-orders.dto';
import { EVENT_PHOTO_SALE_DAYS } from './event-photo-orders-policy';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

/** Event photos that staff sell on the spot, as draft orders. */
@Injectable()
export class EventPhotoSalesService {
  constructor(
    private readonly eventPhotoPurchaseOptionsService: EventPhotoPurchaseOptionsService,
    private readonly draftOrderLinksService: DraftOrderLinksService,
  ) {}

  /**
   * Holds the next number for a guest, emails them the payment link and shows it as a QR code.
   * @throws AppError `inquiry_only`, `photo_not_for_sale`, `edition_not_found`, `frame_not_offered`,
   * `prints_unavailable`, `checkout_unavailable`
   */
  async sell(
    photoId: string,
    { size, frameType, fullName, email }: SellEventPhoto,
    actor: Actor,
  ): Promise<PrintSaleLink> {
    const { options } = await this.eventPhotoPurchaseOptionsService.findForStaff(photoId);
    const option = options.find((each) => each.size === size);
    if (!option) throw new AppError('edition_not_found');
    if (option.price === null) throw new AppError('inquiry_only');
    const item = {
      artworkId: '',
      photoId,
      size,
      frameType,
      quantity: 1,
      priceCents: toCents(option.price),
    };
    const buyer = { fullName, email, phone: '', street: '', city: '', state: '', zip: '', country: '' };
    return this.draftOrderLinksService.sellPrint({ buyer, item, days: EVENT_PHOTO_SALE_DAYS }, actor);
  }
}
