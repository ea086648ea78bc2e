import { toDollars, EVENT_PHOTO_PRICE_CENTS } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EventAccessService, EventPhotosService } from '../events';
import type { SessionRequest, SignedInCollector } from '../identity';
import { OrderCreationService, toEventPhotoItem } from '../orders';
import { PaymentRequestsService } from '../payment-requests';
import { AppError, Settings } from '../platform';
import type { CreateEventPhotoOrder, CreatedEventPhotoOrder } from './dto/event-photo-orders.dto';

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
   * If the payment cannot be opened, the order is cancelled. Requires a pass to the event: who orders is looking at the
   * photo. The cart's checkout does not, because a cart may be paid long after the event and its passes have ended.
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
