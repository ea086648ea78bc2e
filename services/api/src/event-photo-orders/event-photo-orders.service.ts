import { toDollars, EVENT_PHOTO_PRICE_CENTS, toCents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EventAccessService, EventPhotosService } from '../events';
import type { SessionRequest, SignedInCollector } from '../identity';
import { OrderCreationService, toEventPhotoItem, type Actor } from '../orders';
import { PaymentRequestsService, DraftOrderLinksService, type PrintSaleLink } from '../payment-requests';
import { AppError, Settings } from '../platform';
import type {
  CreateEventPhotoOrder,
  CreatedEventPhotoOrder,
  SellEventPhoto,
} from './dto/event-photo-orders.dto';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';

/** How long a number that staff sold to a guest in person is held for the payment. */
const EVENT_PHOTO_SALE_DAYS = 1;

/** Orders of event photos by collectors, paid on /checkout. */
@Injectable()
export class EventPhotoOrdersService {
  constructor(
    private readonly settings: Settings,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly orderCreationService: OrderCreationService,
    private readonly paymentRequestsService: PaymentRequestsService,
  ) {}

  /**
   * If the payment cannot be opened, the order is cancelled. Requires a pass to the event, because the buyer is looking
   * at the photo. The cart's checkout does not, because a cart may be paid long after the event and its passes have
   * ended.
   * @throws AppError `inquiry_only`, `quote_changed`, `photo_not_for_sale`, `pass_required`, `checkout_unavailable`
   */
  async create(
    request: SessionRequest,
    body: CreateEventPhotoOrder,
    collector: SignedInCollector,
  ): Promise<CreatedEventPhotoOrder> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const price = toDollars(EVENT_PHOTO_PRICE_CENTS);
    if (body.quantity !== 1 || body.unitPrice !== price || body.totalPrice !== price)
      throw new AppError('quote_changed', { details: { quantity: 1, unitPrice: price, totalPrice: price } });
    const found = await this.eventPhotosService.findForSale([body.itemId], {
      isVip: collector.level === 'VIP',
    });
    const sold = found.get(body.itemId);
    if (!sold) throw new AppError('photo_not_for_sale');
    await this.eventAccessService.admit(request, sold.event.id);

    const { id: photoId, title, series, year, pictureId } = toEventPhotoItem(sold);
    const { id, firstName, lastName, email } = collector;
    const name = `${firstName} ${lastName}`.trim() || email;
    const order = await this.orderCreationService.createEventPhotoOrder(
      { photoId, title, series, year, pictureId },
      { id, name, email },
      body,
    );
    const checkoutUrl = await this.paymentRequestsService.createForOrder(order, `Event photo: ${title}`);
    return { id: order.id, number: order.number, status: order.status, totalPrice: price, checkoutUrl };
  }
}

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
