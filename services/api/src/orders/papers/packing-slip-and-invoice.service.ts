import { formatLongDate, formatMoneyWithCents, frameTypeLabel, orderLineDetails } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService, type PrintRow } from '../../catalog';
import { ConcurrencyLimiter, AppError, Settings, type BrandSettings } from '../../platform';
import { orderPricePanel } from '../order-price-panel';
import { renderOrderPaper, type OrderPaperLine, type OrderPaper } from './order-paper-layout';
import { isDeliverable } from '../checkout/postal-address';
import type { OrderEntity, PostalAddress } from '../entities/order.entity';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { OrdersStore } from '../orders.store';

export type OrderPaperKind = 'packing-slip' | 'invoice';

/** Rendering blocks the process for some ten milliseconds: one at a time, so that other requests get their turn. */
const MAX_CONCURRENT_RENDERS = 1;

/** Packing slip and invoice of an order, as it was sold: later changes of artworks and prices don't affect them. */
@Injectable()
export class PackingSlipAndInvoiceService {
  private readonly limiter = new ConcurrencyLimiter({ running: MAX_CONCURRENT_RENDERS });

  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `order_not_found`, `order_not_paid` */
  async render(kind: OrderPaperKind, number: string): Promise<Buffer> {
    const order = await this.ordersStore.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    if (order.confirmedAt === null) throw new AppError('order_not_paid');
    const lines = await this.ordersStore.findLines(order.id);
    const prints = await this.printLedgerService.listByOrder(order.id);
    const document =
      kind === 'invoice' ? this.invoice(order, lines, prints) : this.packingSlip(order, lines, prints);
    return this.limiter.run(() => renderOrderPaper(document));
  }

  private invoice(
    order: OrderEntity,
    lines: readonly OrderLineEntity[],
    prints: readonly PrintRow[],
  ): OrderPaper {
    return {
      ...this.headerOf(order, 'Invoice'),
      addresses: [
        { label: 'Bill to', lines: addressLines(order.billing, order.customerName) },
        { label: 'Ship to', lines: shipToLines(order.shipping, order.customerName) },
      ],
      lines: lines.map((line) => ({
        ...toPaperLine(line, prints),
        amount: formatMoneyWithCents(line.priceCents * line.quantity),
      })),
      sums: invoiceTotals(order, `Charged on ${this.dateOf(order)}`),
      foot: [
        `Paid on ${this.dateOf(order)}. Amounts in US dollars.`,
        ...(order.refundedCents > 0 ? ['Refunds are shown above.'] : []),
      ],
    };
  }

  private packingSlip(
    order: OrderEntity,
    lines: readonly OrderLineEntity[],
    prints: readonly PrintRow[],
  ): OrderPaper {
    const parcel = [order.carrier, order.trackingNumber].filter(Boolean).join(' ');
    return {
      ...this.headerOf(order, 'Packing slip'),
      addresses: [{ label: 'Ship to', lines: shipToLines(order.shipping, order.customerName) }],
      lines: lines.map((line) => toPaperLine(line, prints)),
      sums: [],
      foot: [
        ...(parcel === '' ? [] : [`Parcel: ${parcel}.`]),
        'Each numbered print comes with a certificate of authenticity, which is in the collector’s account.',
      ],
    };
  }

  private dateOf({ confirmedAt, createdAt }: OrderEntity): string {
    return formatLongDate(confirmedAt ?? createdAt, this.settings.brand.timeZone);
  }

  private headerOf(
    order: OrderEntity,
    kind: string,
  ): Pick<OrderPaper, 'gallery' | 'kind' | 'facts' | 'date' | 'from' | 'paper'> {
    const { brand } = this.settings;
    return {
      gallery: brand.name,
      from: sellerLines(brand),
      paper: brand.paper,
      kind,
      date: order.confirmedAt ?? order.createdAt,
      facts: [
        { label: 'Order', value: order.number },
        { label: 'Date', value: this.dateOf(order) },
      ],
    };
  }
}

function toPaperLine(line: OrderLineEntity, prints: readonly PrintRow[]): OrderPaperLine {
  const numbers = editionNumbersOf(line, prints);
  return {
    title: line.title,
    detail: [
      line.series,
      String(line.year),
      orderLineDetails({
        size: line.size,
        frameSize: line.frameSize,
        frameType: frameTypeLabel(line.frameStyle, line.customFrame),
      }),
    ]
      .filter(Boolean)
      .join(', '),
    which: numbers.length > 0 ? `${numbers.join(', ')} of ${line.editionTotal}` : `${line.quantity} ×`,
    amount: null,
  };
}

/** The price panel on paper, and what was refunded. */
function invoiceTotals(order: OrderEntity, chargedLabel: string): OrderPaper['sums'] {
  const { rows, charged, delivery } = orderPricePanel(order, chargedLabel);
  return [
    ...rows.map(({ label, amount, note }) => ({ label, value: amount === 'Paid' && note ? note : amount })),
    { label: charged.label, value: charged.amount },
    ...(order.refundedCents > 0
      ? [{ label: 'Refunded', value: formatMoneyWithCents(-order.refundedCents) }]
      : []),
    ...(delivery ? [{ label: delivery.label, value: delivery.amount }] : []),
  ].map((row) => ({ ...row, isTotal: row.label === chargedLabel }));
}

/** `410 Larkspur Lane`, `Dallas, Texas 75226`, and the email address. */
const sellerLines = ({ street, studio, zip, email }: BrandSettings): string[] =>
  [street, `${studio} ${zip}`.trim(), email].filter(Boolean);

/** Where the parcel goes; a name alone is no address. */
const shipToLines = (address: PostalAddress, customerName: string): string[] =>
  isDeliverable(address)
    ? addressLines(address, customerName)
    : [address.fullName || customerName, 'Address not given yet'];

const addressLines = (address: PostalAddress, customerName: string): string[] =>
  [
    address.fullName || customerName,
    address.street,
    [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    address.country,
  ].filter(Boolean);
