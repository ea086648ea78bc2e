import { toCents, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../catalog';
import type { Actor } from '../orders';
import { DraftOrderLinksService } from '../payment-requests';
import { AppError, qrCodeDataUri } from '../platform';
import type { EventPhotoSale, SellEventPhoto } from './dto/event-photo-orders.dto';
import { EVENT_PHOTO_SALE_DAYS } from './event-photo-orders-policy';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

/** Event photos that staff sell on the spot, as draft orders. */
@Injectable()
export class EventPhotoSalesService {
  constructor(
    private readonly eventPhotoPurchaseOptionsService: EventPhotoPurchaseOptionsService,
    private readonly draftOrderLinksService: DraftOrderLinksService,
    private readonly printLedgerService: PrintLedgerService,
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
  ): Promise<EventPhotoSale> {
    const { options } = await this.eventPhotoPurchaseOptionsService.findForStaff(photoId);
    const option = options.find((each) => each.size === size);
    if (!option) throw new AppError('edition_not_found');
    if (option.price === null) throw new AppError('inquiry_only');
    const priceCents = toCents(option.price);
    const { order, link, expiresAt } = await this.draftOrderLinksService.createAndSend(
      {
        buyer: { fullName, email, phone: '', street: '', city: '', state: '', zip: '', country: '' },
        collectorId: null,
        items: [{ artworkId: '', photoId, size, frameType, quantity: 1, priceCents }],
        extras: [],
        days: EVENT_PHOTO_SALE_DAYS,
        words: '',
      },
      actor,
    );
    const [print] = await this.printLedgerService.listByOrder(order.id);
    if (!print) throw new Error('A draft order without its print.');
    return {
      orderNumber: order.number,
      editionNumber: print.editionNumber,
      total: toDollars(order.totalCents),
      link,
      qrCode: await qrCodeDataUri(link),
      expiresAt: expiresAt.toISOString(),
    };
  }
}
