import { toDollars, allocatePaymentByLine } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { PaymentsService, RefundsService, type RefundView } from '../../payments';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import type {
  OrderHistoryEntry,
  OrderRecord,
  OrderRecordLine,
  OrderRefund,
  OrderRefundApproval,
} from './dto/order-record.dto';
import { OpenBalancesRequested } from '../domain-events';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';
import {
  OrderRefundsStore,
  refundApprovalStateOf,
  type RefundApprovalEntity,
} from '../refunds/order-refunds.store';
import { OrderLinePicturesService } from '../receipts/order-line-pictures.service';
import { presentReceipt, presentReceiptLine } from '../receipts/order-receipt.presenter';
import {
  salesChannelOf,
  attentionReasonsOf,
  paymentStatusOf,
  refundableCentsOf,
  awaitsDeliveryQuote,
  deliveryDueCents,
} from '../lifecycle/order-computed-fields';
import { movesOf } from '../lifecycle/order-status-change';
import { milesFromStudio } from '../checkout/zip-distances';
import { OrderPicturesService } from '../studio/order-pictures.service';
import { OrdersStore } from '../orders.store';
import { refundedEditionNumbers, type RefundedPrints } from '../refunds/refund-allocation';

/** An order as staff see it. A fixed number of queries, however long the order is. */
@Injectable()
export class OrderRecordService {
  constructor(
    private readonly database: Database,
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly orderLinePicturesService: OrderLinePicturesService,
    private readonly paymentsService: PaymentsService,
    private readonly refundsService: RefundsService,
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly domainEvents: DomainEvents,
    private readonly orderPicturesService: OrderPicturesService,
    private readonly clock: Clock,
  ) {}

  /**
   * In one snapshot: a page polls until a refund is done, and must then see all that the refund changed.
   * @throws AppError `order_not_found`
   */
  async findByNumber(number: string): Promise<OrderRecord> {
    return this.database.snapshot(() => this.read(number));
  }

  private async read(number: string): Promise<OrderRecord> {
    const order = await this.ordersStore.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    const [payment, lines, events, prints, requests, approvals] = await Promise.all([
      this.paymentsService.findByReference(order.paymentReference ?? order.id),
      this.ordersStore.findLines(order.id),
      this.ordersStore.findEvents([order.id]),
      this.printLedgerService.listByOrder(order.id),
      this.refundsService.findByReferences([order.paymentReference ?? order.id]),
      this.orderRefundsStore.findApprovals([order.id]),
    ]);
    const refundApprovals = approvals.map((approval) => presentApproval(approval, this.clock.now()));
    const pictures = await this.orderLinePicturesService.find(lines);
    const refunded = await this.findRefundedPrints(requests);
    // Payment and download links are for the buyer only.
    const open = await OpenBalancesRequested.ask(this.domainEvents, [order.id]);
    const balances = open.map((balance) => ({ ...balance, payPath: '' }));
    const studioPictures = (await this.orderPicturesService.findByOrders([order.id]))(order.id);
    const receipt = presentReceipt({
      order,
      lines,
      events,
      prints,
      pictures,
      studioPictures,
      payment,
      balances,
      fileLinks: null,
    });
    const paid = allocatePaymentByLine(lines, order.totalCents);
    return {
      id: order.id,
      version: order.version,
      receipt,
      lines: lines.map((line): OrderRecordLine =>
        Object.assign(presentReceiptLine(line, prints, pictures), {
          id: line.id,
          artworkId: line.artworkId,
          editionId: line.editionId,
          paid: toDollars(paid.get(line.id) ?? 0),
          refundedEditionNumbers: refundedEditionNumbers(refunded, line.id),
          isRefunded: refunded.some(
            ({ lineId, editionNumbers }) => lineId === line.id && editionNumbers.length === 0,
          ),
        }),
      ),
      salesChannel: salesChannelOf(
        order,
        lines.some(({ photoId }) => photoId !== null),
      ),
      payment: paymentStatusOf(order),
      paymentMethod: order.paymentMethod,
      needs: attentionReasonsOf(
        order,
        refundApprovals.some(({ state }) => state === 'waiting'),
      ),
      ...presentDetails(order),
      refunded: toDollars(order.refundedCents),
      refundable: toDollars(refundableCentsOf(order, requests)),
      refunds: requests.map(presentRefund),
      refundApprovals,
      history: events.map(presentEntry),
    };
  }

  private async findRefundedPrints(requests: readonly RefundView[]): Promise<RefundedPrints[]> {
    const valid = requests.filter(({ state }) => state !== 'refused').map(({ id }) => id);
    return this.orderRefundsStore.findPrintsByRequests(valid);
  }
}

const presentDetails = (order: OrderEntity) => ({
  moves: [...movesOf(order)],
  awaitsDeliveryQuote: awaitsDeliveryQuote(order),
  deliveryMiles: milesFromStudio(order.shipping),
  deliveryDue: toDollars(deliveryDueCents(order)),
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
  fraudWarnedAt: order.fraudWarnedAt?.toISOString() ?? null,
  disputeWithdrawn: toDollars(order.disputeWithdrawnCents),
});

const presentRefund = ({ settledAt, createdAt, amountCents, ...request }: RefundView): OrderRefund => ({
  id: request.id,
  amount: toDollars(amountCents),
  reason: request.reason,
  actor: request.actor,
  state: request.state,
  failureReason: request.failureReason,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

const presentApproval = (approval: RefundApprovalEntity, now: Date): OrderRefundApproval => ({
  id: approval.id,
  amount: toDollars(approval.amountCents),
  reason: approval.reason,
  state: refundApprovalStateOf(approval, now),
  askedBy: approval.askedByName,
  askedAt: approval.createdAt.toISOString(),
  expiresAt: approval.expiresAt.toISOString(),
  decidedBy: approval.decidedByName,
  decidedAt: approval.decidedAt?.toISOString() ?? null,
});

const presentEntry = ({ kind, status, actor, note, createdAt }: OrderEventEntity): OrderHistoryEntry => ({
  kind,
  status,
  actor,
  note,
  at: createdAt.toISOString(),
});
