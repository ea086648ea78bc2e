import { toDollars, ORDER_STATUSES, type FrameStyle, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PrintLedgerService, type PrintRow } from '../../catalog';
import { Picture } from '../../media';
import { Clock, DomainEvents, Settings } from '../../platform';
import { OrderPicturesService, OrderPicture } from '../studio/order-pictures.service';
import type { OrderEventEntity } from '../entities/order-event.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import type { OrderEntity } from '../entities/order.entity';
import { OpenBalancesRequested, type OpenBalance } from '../domain-events';
import { promisedDate } from '../lifecycle/promised-date';
import { OrdersStore } from '../orders.store';
import { OrderLinePicturesService } from '../receipts/order-line-pictures.service';
import { presentDelivery, presentMilestones, presentSteps } from '../receipts/order-receipt.presenter';
import { presentDigitalFile } from './digital-file-link';
import {
  DigitalFile,
  OrderAddress,
  OrderBalance,
  OrderMilestone,
  OrderPrice,
  OrderStepRecord,
} from '../receipts/dto/order-receipt.dto';

/** Prints of one edition in a collector's order, or an event photo. */
class CollectorOrderLine {
  @ApiProperty() artworkId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ type: String, example: 'Black', description: 'A frame style, or Unframed' })
  frameStyle: FrameStyle;
  @ApiProperty({ type: String, nullable: true, description: 'Description of a custom frame' })
  customFrame: string | null;
  @ApiProperty({ description: 'Dollars for one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Size of the edition; 0 if the line has no numbers' }) editionTotal: number;
  @ApiProperty({
    type: [Number],
    description: 'Edition numbers of the sold prints, ascending; empty before the sale',
  })
  editionNumbers: number[];
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: DigitalFile, nullable: true, description: 'The digital file of a paid event photo' })
  digitalFile: DigitalFile | null;
}

/** An order as its collector sees it. */
export class CollectorOrder extends OrderPrice {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ example: 'fine_art_purchase' }) orderType: string;
  @ApiProperty({ example: '30x20', description: 'Size of the first line' }) size: string;
  @ApiProperty({ description: 'Dollars charged' }) totalPrice: number;
  @ApiProperty({ type: String, nullable: true, description: 'Note from the buyer' }) notes: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Latest date on which the prints are ready; null unless in production',
  })
  promisedBy: string | null;
  @ApiProperty({ type: [OrderBalance], description: 'Open balances, oldest first' })
  balances: OrderBalance[];
  @ApiProperty({ type: OrderAddress, nullable: true, description: 'Null until the buyer has given it' })
  shippingAddress: OrderAddress | null;
  @ApiProperty({ description: 'Whether the address can still be changed' }) canEditAddress: boolean;
  @ApiProperty({ type: [CollectorOrderLine] }) lines: CollectorOrderLine[];
  @ApiProperty({ type: [OrderMilestone], description: 'Oldest first' }) events: OrderMilestone[];
  @ApiProperty({ type: [OrderStepRecord] }) steps: OrderStepRecord[];
  @ApiProperty({ type: [OrderPicture], description: 'Studio pictures' }) pictures: OrderPicture[];
}

/** What belongs to an order, or to several. */
interface OrderDetails {
  lines: readonly OrderLineEntity[];
  events: readonly OrderEventEntity[];
  prints: readonly PrintRow[];
  pictures: readonly Picture[];
  balances: readonly OpenBalance[];
  studioPicturesOf: (orderId: string) => OrderPicture[];
}

/** Orders as their collectors see them. Six queries, however many orders there are. */
@Injectable()
export class CollectorOrdersService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderLinePicturesService: OrderLinePicturesService,
    private readonly domainEvents: DomainEvents,
    private readonly orderPicturesService: OrderPicturesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Newest first, without checkouts that ended unpaid. */
  async findByCollector(collectorId: string): Promise<CollectorOrder[]> {
    return this.present(await this.ordersStore.findPlacedByCollector(collectorId));
  }

  /** In the same sequence. */
  async present(orders: readonly OrderEntity[]): Promise<CollectorOrder[]> {
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    const [lines, events, prints, studioPicturesOf] = await Promise.all([
      this.ordersStore.findLinesOfOrders(ids),
      this.ordersStore.findEvents(ids),
      this.printLedgerService.listSold(ids),
      this.orderPicturesService.findByOrders(ids),
    ]);
    const pictures = await this.orderLinePicturesService.find(lines);
    const balances = await OpenBalancesRequested.ask(this.domainEvents, ids);
    const details = { lines, events, prints, pictures, studioPicturesOf, balances };
    return orders.map((order) => this.presentOrder(order, details));
  }

  /** The gallery's own notes are left out. */
  private presentOrder(
    order: OrderEntity,
    { lines, events, prints, pictures, studioPicturesOf, balances }: OrderDetails,
  ): CollectorOrder {
    const ownLines = lines.filter(({ orderId }) => orderId === order.id);
    const ownEvents = events.filter(({ orderId }) => orderId === order.id);
    return {
      id: order.id,
      number: order.number,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      orderType: order.orderType,
      size: ownLines[0]?.size ?? '',
      totalPrice: toDollars(order.totalCents),
      notes: order.notes,
      trackingNumber: order.trackingNumber,
      trackingUrl: order.trackingUrl,
      ...presentDelivery(order, balances),
      promisedBy: promisedDate(order)?.toISOString() ?? null,
      lines: ownLines.map((line): CollectorOrderLine => ({
        artworkId: line.artworkId,
        title: line.title,
        size: line.size,
        frameSize: line.frameSize,
        frameStyle: line.frameStyle,
        customFrame: line.customFrame,
        price: toDollars(line.priceCents),
        quantity: line.quantity,
        editionTotal: line.editionTotal,
        editionNumbers: editionNumbersOf(line, prints),
        picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
        digitalFile: presentDigitalFile(order, line, {
          key: this.settings.guestPasses.key,
          now: this.clock.now(),
        }),
      })),
      events: presentMilestones(ownEvents),
      steps: presentSteps(order, ownLines, ownEvents),
      pictures: studioPicturesOf(order.id),
    };
  }
}
