import { dollars, frameTypeLabel, paidByLine } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { MediaService } from '../media';
import { PaymentsService, RefundPart, type RefundView } from '../payments';
import { AppError, Database } from '../platform';
import type { OrderHistoryEntry, OrderRecord, OrderRecordLine, OrderRefund } from './dto/order-record.dto';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';
import { OrderRefundsStore } from './order-refunds.store';
import { presentReceipt } from './order-receipt.presenter';
import { doorOf, needsOf, paymentOf, refundableOf } from './order-standing';
import { ownerMoves } from './order-status';
import { OrdersStore } from './orders.store';
import { refundedNumbers, type RefundedPrints } from './refund-plan';

/** An order as the gallery sees it. A known number of queries, however long it is. */
@Injectable()
export class ReadOrderRecord {
  constructor(
    private readonly database: Database,
    private readonly store: OrdersStore,
    private readonly ledger: PrintLedger,
    private readonly media: MediaService,
    private readonly payments: PaymentsService,
    private readonly refunds: RefundPart,
    private readonly refundLines: OrderRefundsStore,
  ) {}

  /**
   * In one snapshot: a page asks again until the refund is done, and must then have seen what the refund did to the order.
   * @throws AppError `order_not_found`
   */
  async of(number: string): Promise<OrderRecord> {
    return this.database.snapshot(() => this.read(number));
  }

  private async read(number: string): Promise<OrderRecord> {
    const order = await this.store.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    const [payment, lines, events, prints, requests] = await Promise.all([
      this.payments.ofReference(order.paymentReference ?? order.id),
      this.store.linesOf(order.id),
      this.store.eventsOfAll([order.id]),
      this.ledger.ofOrder(order.id),
      this.refunds.ofReferences([order.paymentReference ?? order.id]),
    ]);
    const pictures = await this.media.pictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    const refunded = await this.refundedIn(requests);
    const receipt = presentReceipt({ order, lines, events, prints, pictures, payment });
    const paid = paidByLine(lines, order.totalCents);
    return {
      id: order.id,
      version: order.version,
      receipt,
      lines: lines.map((line): OrderRecordLine => {
        const numbers = prints
          .filter(({ orderLineId }) => orderLineId === line.id)
          .map((print) => print.number);
        return {
          id: line.id,
          artworkId: line.artworkId,
          editionId: line.editionId,
          title: line.title,
          series: line.series,
          year: line.year,
          size: line.size,
          frameSize: line.frameSize,
          frameType: frameTypeLabel(line.frameStyle),
          price: dollars(line.priceCents),
          quantity: line.quantity,
          paid: dollars(paid.get(line.id) ?? 0),
          numbers,
          refundedNumbers: refundedNumbers(refunded, line.id),
          isRefunded: refunded.some(({ lineId, numbers: gone }) => lineId === line.id && gone.length === 0),
          total: line.editionTotal,
          picture: pictures.find(({ id }) => id === line.pictureId) ?? null,
        };
      }),
      door: doorOf(
        order,
        lines.some(({ photoId }) => photoId !== null),
      ),
      payment: paymentOf(order),
      paidHow: order.paidHow,
      needs: needsOf(order),
      ...presentPapers(order),
      refunded: dollars(order.refundedCents),
      refundable: dollars(refundableOf(order, requests)),
      refunds: requests.map(presentRefund),
      history: events.map(presentEntry),
    };
  }

  private async refundedIn(requests: readonly RefundView[]): Promise<RefundedPrints[]> {
    const standing = requests.filter(({ state }) => state !== 'refused').map(({ id }) => id);
    const lines = await this.refundLines.of(standing);
    return lines.map(({ orderLineId: lineId, numbers }) => ({ lineId, numbers }));
  }
}

/** What was written down of the order itself. */
const presentPapers = (order: Order) => ({
  moves: [...ownerMoves(order.status)],
  collectorId: order.collectorId,
  billing: order.billing,
  shipping: order.shipping,
  installation: order.installation,
  installationHandledAt: order.installationHandledAt?.toISOString() ?? null,
  notes: order.notes,
  referralPartnerId: order.referralPartnerId,
  referredAt: order.referredAt?.toISOString() ?? null,
  referralSource: order.referralSource,
  attribution: order.attribution,
  carrier: order.carrier,
  disputedAt: order.disputedAt?.toISOString() ?? null,
});

const presentRefund = ({ settledAt, createdAt, amountCents, ...request }: RefundView): OrderRefund => ({
  id: request.id,
  amount: dollars(amountCents),
  reason: request.reason,
  actor: request.actor,
  state: request.state,
  fault: request.fault,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

const presentEntry = ({ kind, status, actor, note, createdAt }: OrderEvent): OrderHistoryEntry => ({
  kind,
  status,
  actor,
  note,
  at: createdAt.toISOString(),
});
