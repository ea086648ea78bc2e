import { formatSize, formatSum, frameTypeLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedger, type PrintRow } from '../catalogue';
import { Slots } from '../media';
import { AppError, Settings } from '../platform';
import { drawOrderPaper, type PaperLine, type PaperOrder } from './paper/draw-order-paper';
import type { Order, PostalAddress } from './order.entity';
import type { OrderLine } from './order-line.entity';
import { OrdersStore } from './orders.store';

export type OrderPaper = 'packing-slip' | 'invoice';

/** Drawing keeps the process busy for some ten milliseconds: one at a time, so that other requests come in between. */
const AT_ONCE = 1;

/** Packing slip and invoice of an order, as they were sold: later changes of works and prices do not reach them. */
@Injectable()
export class PrintOrderPapers {
  private readonly slots = new Slots(AT_ONCE);

  constructor(
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `order_not_found`; `order_not_paid`, as nothing was sold then */
  async print(paper: OrderPaper, number: string): Promise<Buffer> {
    const order = await this.store.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    if (order.confirmedAt === null) throw new AppError('order_not_paid');
    const lines = await this.store.linesOf(order.id);
    const prints = await this.ledger.ofOrder(order.id);
    const drawn = paper === 'invoice' ? this.invoice(order, lines, prints) : this.slip(order, lines, prints);
    return this.slots.run(() => drawOrderPaper(drawn));
  }

  private invoice(order: Order, lines: readonly OrderLine[], prints: readonly PrintRow[]): PaperOrder {
    return {
      ...this.headOf(order, 'Invoice'),
      addresses: [
        { label: 'Bill to', lines: addressLines(order.billing, order.customerName) },
        { label: 'Ship to', lines: addressLines(order.shipping, order.customerName) },
      ],
      lines: lines.map((line) => ({
        ...paperLine(line, prints),
        amount: formatSum(line.priceCents * line.quantity),
      })),
      sums: sumsOf(order),
      foot: [
        `Paid on ${day.format(order.confirmedAt ?? order.createdAt)}. Amounts in US dollars.`,
        ...(order.refundedCents > 0 ? ['What went back is shown above.'] : []),
      ],
    };
  }

  private slip(order: Order, lines: readonly OrderLine[], prints: readonly PrintRow[]): PaperOrder {
    const parcel = [order.carrier, order.trackingNumber].filter(Boolean).join(' ');
    return {
      ...this.headOf(order, 'Packing slip'),
      addresses: [{ label: 'Ship to', lines: addressLines(order.shipping, order.customerName) }],
      lines: lines.map((line) => paperLine(line, prints)),
      sums: [],
      foot: [
        ...(parcel === '' ? [] : [`Parcel: ${parcel}.`]),
        'A certificate of authenticity belongs to each numbered print and is in the account of its collector.',
      ],
    };
  }

  private headOf(
    order: Order,
    kind: string,
  ): Pick<PaperOrder, 'gallery' | 'kind' | 'facts' | 'date' | 'from'> {
    const { brand } = this.settings;
    return {
      gallery: brand.name,
      from: [brand.studio, brand.email],
      kind,
      date: order.confirmedAt ?? order.createdAt,
      facts: [
        { label: 'Order', value: order.number },
        { label: 'Date', value: day.format(order.confirmedAt ?? order.createdAt) },
      ],
    };
  }
}

function paperLine(line: OrderLine, prints: readonly PrintRow[]): PaperLine {
  const numbers = prints.filter(({ orderLineId }) => orderLineId === line.id).map(({ number }) => number);
  return {
    title: line.title,
    detail: [
      line.series,
      String(line.year),
      formatSize(line.size),
      ...(line.frameSize === null ? [] : [`framed ${formatSize(line.frameSize)}`]),
      frameTypeLabel(line.frameStyle),
    ].join(', '),
    which: numbers.length > 0 ? `${numbers.join(', ')} of ${line.editionTotal}` : `${line.quantity} ×`,
    amount: null,
  };
}

/** The tax line says what was charged, also when that was nothing. */
function sumsOf(order: Order): PaperOrder['sums'] {
  const rows: [label: string, cents: number, isShown: boolean][] = [
    ['Subtotal', order.subtotalCents, true],
    ['Sales tax', order.taxCents, true],
    ['Credit card fee', order.cardFeeCents, order.cardFeeCents > 0],
    ['Shipping and framing', order.extrasCents, order.extrasCents > 0],
    ['Total', order.totalCents, true],
    ['Given back', -order.refundedCents, order.refundedCents > 0],
    ['Shipping, paid apart', order.shippingPaidCents, order.shippingPaidCents > 0],
  ];
  return rows
    .filter(([, , isShown]) => isShown)
    .map(([label, cents]) => ({ label, value: formatSum(cents), isTotal: label === 'Total' }));
}

const addressLines = (address: PostalAddress, customerName: string): string[] =>
  [
    address.fullName || customerName,
    address.street,
    [address.city, [address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    address.country,
  ].filter(Boolean);

/** `November 22, 2026`, in UTC like every time of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
