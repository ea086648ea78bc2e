import { formatMoneyWithCents, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AuditLogService, StaffDirectoryService } from '../../identity';
import { RefundsService } from '../../payments';
import { AppError, Clock, Settings } from '../../platform';
import { OrderEmails } from '../emails/order.emails';
import type { OrderEntity } from '../entities/order.entity';
import { OrderHistoryService, actorName, OWNER_ACTOR, type Actor } from '../lifecycle/order-history.service';
import { REFUND_APPROVAL_DAYS } from '../orders-policy';
import { OrdersStore } from '../orders.store';
import type { CreateOrderRefund } from './dto/create-order-refund.dto';
import { OrderRefundsStore, refundApprovalStateOf, type RefundApprovalEntity } from './order-refunds.store';

const DAY_MS = 24 * 60 * 60_000;

/** Order events of refund approvals with their actions in the audit log. */
const AUDIT_ACTIONS = {
  'refund-approval-asked': 'order.refund_approval_asked',
  'refund-approved': 'order.refund_approved',
  'refund-rejected': 'order.refund_rejected',
} as const;

/**
 * Refunds above the owner's limit wait until a second owner approves them (ADR 0098). Everything joins the current
 * transaction, in which the order is locked.
 */
@Injectable()
export class RefundApprovalsService {
  constructor(
    private readonly orderRefundsStore: OrderRefundsStore,
    private readonly ordersStore: OrdersStore,
    private readonly refundsService: RefundsService,
    private readonly orderHistoryService: OrderHistoryService,
    private readonly orderEmails: OrderEmails,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly auditLogService: AuditLogService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Whether this further amount needs a second person. Earlier refunds by one person alone count too. */
  async isNeeded(order: OrderEntity, amountCents: Cents): Promise<boolean> {
    const { secondPersonAboveCents: limit } = this.settings.refunds;
    if (limit === null) return false;
    const approvals = await this.orderRefundsStore.findApprovals([order.id]);
    const requests = await this.refundsService.findByReferences([order.paymentReference ?? order.id]);
    const aloneCents = requests
      .filter(({ id, state }) => state !== 'refused' && !approvals.some((approval) => approval.id === id))
      .reduce((sum, request) => sum + request.amountCents, 0);
    return aloneCents + amountCents > limit;
  }

  /** Repeating an id changes nothing. @throws AppError `refund_approval_waiting` */
  async ask(
    order: OrderEntity,
    { id, reason, lines = [] }: CreateOrderRefund,
    amountCents: Cents,
    actor: Actor,
  ): Promise<void> {
    const now = this.clock.now();
    const approvals = await this.orderRefundsStore.findApprovals([order.id]);
    if (approvals.some((approval) => approval.id === id)) return;
    if (approvals.some((approval) => refundApprovalStateOf(approval, now) === 'waiting'))
      throw new AppError('refund_approval_waiting');
    const approval: RefundApprovalEntity = {
      id,
      orderId: order.id,
      amountCents,
      prints: lines.map(({ lineId, editionNumbers }) => ({ lineId, editionNumbers })),
      reason,
      askedBy: actor.id,
      askedByName: actorName(actor),
      state: 'waiting',
      decidedBy: null,
      decidedByName: null,
      decidedAt: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REFUND_APPROVAL_DAYS * DAY_MS),
    };
    await this.orderRefundsStore.insertApproval(approval);
    await this.record(order, approval, 'refund-approval-asked', actor);
    const approvers = (await this.staffDirectoryService.listOwners()).filter(
      (owner) => owner.id !== actor.id,
    );
    await this.orderEmails.sendRefundApproval(order, approval, approvers);
  }

  /**
   * The refund that this person decides.
   * @throws AppError `not_found`, `refund_approval_closed`; `second_person_needed` for the requester, and for machines
   */
  async lockWaiting(order: OrderEntity, id: string, actor: Actor): Promise<RefundApprovalEntity> {
    const approval = await this.orderRefundsStore.lockApproval(id);
    if (approval?.orderId !== order.id) throw new AppError('not_found');
    if (refundApprovalStateOf(approval, this.clock.now()) !== 'waiting')
      throw new AppError('refund_approval_closed');
    if (actor.id === OWNER_ACTOR.id || actor.id === approval.askedBy)
      throw new AppError('second_person_needed');
    return approval;
  }

  /** The approval must be locked. */
  async decide(
    order: OrderEntity,
    approval: RefundApprovalEntity,
    state: 'approved' | 'rejected',
    actor: Actor,
  ): Promise<void> {
    const decidedByName = actorName(actor);
    const decision = { state, decidedBy: actor.id, decidedByName, decidedAt: this.clock.now() };
    await this.orderRefundsStore.saveApproval(approval.id, decision);
    await this.record(order, approval, state === 'approved' ? 'refund-approved' : 'refund-rejected', actor);
  }

  private async record(
    order: OrderEntity,
    { id, amountCents, reason }: RefundApprovalEntity,
    kind: keyof typeof AUDIT_ACTIONS,
    actor: Actor,
  ): Promise<void> {
    const note = `${formatMoneyWithCents(amountCents)}: ${reason}`;
    await this.orderHistoryService.add(order, kind, actorName(actor), note);
    // Raises the version, so that anyone who still has the order open is warned.
    await this.ordersStore.save(order.id, { updatedAt: this.clock.now() });
    await this.auditLogService.record({
      action: AUDIT_ACTIONS[kind],
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: order.id },
      details: { refund: id, cents: amountCents },
    });
  }
}
