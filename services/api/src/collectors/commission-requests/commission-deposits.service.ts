import { PAYMENT_LINK_DAYS, isOrderVoid, toCents, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AuditLogService, CollectorsService, type SignedInStaff } from '../../identity';
import { OpenBalancesRequested, OrderCreationService, OrdersService, type OrderSummary } from '../../orders';
import { PaymentRequestsService } from '../../payment-requests';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { type CommissionRequestEntity, CommissionRequestsStore } from './commission-requests.store';
import type { CommissionDeposit, RequestCommissionDeposit } from './dto/commission-request.dto';

type RequestWithDeposit = Pick<CommissionRequestEntity, 'depositOrderId'>;

/** Deposits that collectors pay in advance for their commissions: separate orders, paid through a link. */
@Injectable()
export class CommissionDepositsService {
  constructor(
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly collectorsService: CollectorsService,
    private readonly orderCreationService: OrderCreationService,
    private readonly ordersService: OrdersService,
    private readonly paymentRequestsService: PaymentRequestsService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the collector for a deposit: they get the link by email, and find it with the commission and the order.
   * @throws AppError `commission_not_found`, `changed_meanwhile`, `commission_status_refused`,
   * `commission_deposit_asked`, `inquiry_only`, `validation_failed`, `checkout_unavailable`
   */
  async request(
    id: string,
    { version, amount }: RequestCommissionDeposit,
    staff: SignedInStaff,
  ): Promise<void> {
    const commission = isUUID(id) ? await this.commissionRequestsStore.find(id) : null;
    if (!commission) throw new AppError('commission_not_found');
    const title = `Deposit: ${commission.projectType}`;
    const cents = toCents(amount);
    await this.paymentRequestsService.placeAndSend(
      () => this.place(id, { version, title, cents }, staff),
      { description: title, cents, days: PAYMENT_LINK_DAYS.deposit },
      staff,
    );
  }

  /**
   * The deposits of these commissions, in the same order. Orders and balances are read only if there are deposits.
   * @param forCollector whether to include the way to pay, which staff never see
   */
  async findFor(
    commissions: readonly RequestWithDeposit[],
    { forCollector }: { forCollector: boolean },
  ): Promise<(CommissionDeposit | null)[]> {
    const ids = commissions.flatMap(({ depositOrderId }) => depositOrderId ?? []);
    const orders = ids.length > 0 ? await this.ordersService.findByIds(ids) : [];
    const open = orders.filter(({ status }) => status === 'pending').map((order) => order.id);
    const balances =
      forCollector && open.length > 0 ? await OpenBalancesRequested.ask(this.domainEvents, open) : [];
    return commissions.map(({ depositOrderId }) => {
      const order = orders.find((each) => each.id === depositOrderId);
      const state = order && depositStateOf(order);
      if (!order || !state) return null;
      return {
        orderNumber: order.number,
        amount: toDollars(order.totalCents),
        state,
        paidAt: order.confirmedAt?.toISOString() ?? null,
        payUrl: balances.find(({ orderId }) => orderId === order.id)?.payPath ?? null,
      };
    });
  }

  /** Runs in the transaction that opens the payment. */
  private async place(
    id: string,
    { version, title, cents }: { version: number; title: string; cents: number },
    staff: SignedInStaff,
  ): Promise<OrderSummary> {
    return this.database.transaction(async () => {
      const commission = await this.commissionRequestsStore.lock(id);
      const collector =
        commission?.collectorId == null ? null : await this.collectorsService.find(commission.collectorId);
      if (!commission || !collector) throw new AppError('commission_not_found');
      if (commission.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: commission.version } });
      if (isOrderVoid(commission.status))
        throw new AppError('commission_status_refused', {
          message: `A commission that is ${commission.status} cannot take a deposit.`,
        });
      const [earlier] = await this.findFor([commission], { forCollector: false });
      if (earlier?.state === 'open' || earlier?.state === 'paid')
        throw new AppError('commission_deposit_asked');
      const { firstName, lastName, email } = collector;
      const order = await this.orderCreationService.createCommissionDeposit(
        { commissionRequestId: id, title, cents },
        { id: collector.id, name: `${firstName} ${lastName}`.trim() || email, email },
        staff,
      );
      await this.commissionRequestsStore.update(id, {
        depositOrderId: order.id,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.auditLogService.record({
        action: 'commission.deposit-requested',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'commission', id },
        details: { order: order.number, cents },
      });
      return order;
    });
  }
}

/** Null once the link has expired unpaid: then there is no deposit. */
function depositStateOf({
  status,
  confirmedAt,
  totalCents,
  refundedCents,
}: OrderSummary & { refundedCents: number }): CommissionDeposit['state'] | null {
  if (confirmedAt === null) return status === 'pending' ? 'open' : null;
  return refundedCents < totalCents ? 'paid' : 'refunded';
}
