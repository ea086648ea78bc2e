import { toDollars, EVENT_PHOTO_PRICE_CENTS } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { EventAccessService, EventPhotosService } from '../events';
import type { SessionRequest, SignedInCollector } from '../identity';
import { livePhoto, OrderPaymentsService } from '../orders';
import { PaymentRequestsService } from '../payment-requests';
import { AppError, Settings } from '../platform';
import type { CreateEventPhotoOrder, CreatedEventPhotoOrder } from './dto/event-photo-order.dto';

/** A collector orders an event photo, which is paid on /checkout. */
@Injectable()
export class EventPhotoOrdersService {
  constructor(
    private readonly settings: Settings,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly orderPaymentsService: OrderPaymentsService,
    private readonly paymentRequestsService: PaymentRequestsService,
  ) {}

  /**
   * Nothing stays open of an order whose payment could not be opened. Who orders stands before the photograph, so the
   * event's pass is asked for here; the cart's checkout goes without, because what lies in a cart may be paid when the
   * evening and its passes are long over.
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

    const { id: photoId, title, series, year, pictureId } = livePhoto(sold);
    const { id, firstName, lastName, email } = collector;
    const name = `${firstName} ${lastName}`.trim() || email;
    const order = await this.orderPaymentsService.createEventPhotoOrder(
      { photoId, title, series, year, pictureId },
      { id, name, email },
      body,
    );
    const checkoutUrl = await this.paymentRequestsService.createForOrder(order, `Event photo: ${title}`);
    return { id: order.id, number: order.number, status: order.status, totalPrice: price, checkoutUrl };
  }
}
