import { allowedCommissionRequestTransitions, toCents, type OrderStatus } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import {
  AuditLogService,
  CollectorsService,
  type CollectorAccount,
  type SignedInStaff,
} from '../../identity';
import { CommissionInquiriesService, type CommissionInquiry } from '../../inbox';
import { actorName, type Actor } from '../../orders';
import { AppError, Clock, Database, fieldError } from '../../platform';
import { CollectorEmails } from '../collectors.emails';
import {
  type CommissionRequestEntity,
  type CommissionRequestEventEntity,
  CommissionRequestsStore,
  type CommissionRequestWithEvents,
} from './commission-requests.store';
import type { CreateCommissionRequest, UpdateCommissionRequest } from './dto/commission-request.dto';

/** The person who moved a commission request to a status, and why. */
export interface CommissionRequestStatusChange {
  actor: Actor;
  /** The collector reads it. */
  note: string | null;
}

/**
 * Artworks that collectors ask the artist to make: the gallery records and edits them and moves them from status to
 * status.
 */
@Injectable()
export class CommissionRequestsService {
  constructor(
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly collectorEmails: CollectorEmails,
    private readonly collectorsService: CollectorsService,
    private readonly commissionInquiriesService: CommissionInquiriesService,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first: two queries, however many there are. */
  async listByCollector(collectorId: string): Promise<CommissionRequestWithEvents[]> {
    return this.commissionRequestsStore.listByCollector(collectorId);
  }

  /**
   * Records a pending request, from an inquiry or a conversation, and notifies its collector. An inquiry that has led to
   * a request before returns that one.
   * @throws AppError `validation_failed` by field
   */
  async create(
    body: CreateCommissionRequest,
    actor: Actor,
  ): Promise<CommissionRequestWithEvents & { isNew: boolean }> {
    return this.database.transaction(async () => {
      const inquiry = body.inquiryId === undefined ? null : await this.lockInquiry(body.inquiryId);
      const existing = inquiry && (await this.commissionRequestsStore.findByInquiry(inquiry.id));
      if (existing) return { ...(await this.commissionRequestsStore.withEvents(existing)), isNew: false };
      const collector = await this.resolveCollector(body, inquiry);
      const commission = toCommissionRequest(body, { collector, inquiry, now: this.clock.now() });
      await this.commissionRequestsStore.insert(commission);
      if (inquiry)
        await this.commissionInquiriesService.markAsCommissioned(inquiry.id, commission.id, actorName(actor));
      const event = await this.recordStatus(commission, { actor, note: null });
      return { commission, events: [event], isNew: true };
    });
  }

  /** Changes everything but the status. @throws AppError `commission_not_found`, `changed_meanwhile` with {version} */
  async update(
    id: string,
    { version, quote, staffNote, ...fields }: UpdateCommissionRequest,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const commission = await this.lock(id);
      if (commission.version !== version)
        throw new AppError('changed_meanwhile', { details: { version: commission.version } });
      await this.commissionRequestsStore.update(id, {
        ...fields,
        quoteCents: quote === null ? null : toCents(quote),
        staffNote: staffNote || null,
        version: version + 1,
        updatedAt: this.clock.now(),
      });
      await this.auditLogService.record({
        action: 'commission.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'commission', id },
      });
    });
  }

  /**
   * Moves the request to a status and notifies the collector. Setting the current status again changes nothing.
   * @throws AppError `commission_not_found`, `commission_status_refused` with {status, moves}
   */
  async updateStatus(
    id: string,
    to: OrderStatus,
    change: CommissionRequestStatusChange,
  ): Promise<CommissionRequestWithEvents> {
    return this.database.transaction(async () => {
      const commission = await this.lock(id);
      if (commission.status !== to) await this.transition(commission, to, change);
      return this.commissionRequestsStore.withEvents(commission);
    });
  }

  private async lock(id: string): Promise<CommissionRequestEntity> {
    const commission = isUUID(id) ? await this.commissionRequestsStore.lock(id) : null;
    if (!commission) throw new AppError('commission_not_found');
    return commission;
  }

  private async transition(
    commission: CommissionRequestEntity,
    to: OrderStatus,
    change: CommissionRequestStatusChange,
  ): Promise<void> {
    const { status: from } = commission;
    const moves = allowedCommissionRequestTransitions(from);
    if (!moves.includes(to)) {
      throw new AppError('commission_status_refused', {
        message: `A commission that is ${from} cannot become ${to}.`,
        details: { status: from, moves },
      });
    }
    const update = { status: to, version: commission.version + 1, updatedAt: this.clock.now() };
    Object.assign(commission, update);
    await this.commissionRequestsStore.update(commission.id, update);
    await this.recordStatus(commission, change);
  }

  /** Joins the transaction that set the status. */
  private async recordStatus(
    commission: CommissionRequestEntity,
    { actor, note }: CommissionRequestStatusChange,
  ): Promise<CommissionRequestEventEntity> {
    const event = {
      id: uuid(),
      commissionRequestId: commission.id,
      status: commission.status,
      actor: actorName(actor),
      note: note || null,
      createdAt: commission.updatedAt,
    };
    await this.commissionRequestsStore.addEvent(event);
    await this.auditLogService.record({
      action: 'commission.moved',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'commission', id: commission.id },
      details: { status: event.status },
    });
    await this.collectorEmails.sendCommissionStatus(commission, event);
    return event;
  }

  private async lockInquiry(id: string): Promise<CommissionInquiry> {
    const inquiry = await this.commissionInquiriesService.lock(id);
    if (inquiry) return inquiry;
    throw fieldError('inquiryId', 'This inquiry is not about a commission.');
  }

  /** The id, the email address and the inquiry must all name the same collector. */
  private async resolveCollector(
    { collectorId, email }: CreateCommissionRequest,
    inquiry: CommissionInquiry | null,
  ): Promise<CollectorAccount> {
    const named = email === undefined ? null : await this.collectorsService.findByConfirmedEmail(email);
    if (email !== undefined && !named) throw fieldError('email', 'No collector has confirmed this address.');
    const ids = [collectorId, named?.id, inquiry?.collectorId].filter((id) => typeof id === 'string');
    const [id] = ids;
    if (id === undefined)
      throw fieldError('collectorId', 'Please enter the collector’s ID or email address.');
    if (ids.some((other) => other !== id)) {
      throw fieldError('collectorId', 'The collector, the email and the inquiry belong to different people.');
    }
    const collector = named ?? (await this.collectorsService.find(id));
    if (!collector) throw fieldError('collectorId', 'This collector could not be found.');
    return collector;
  }
}

function toCommissionRequest(
  { projectType, budgetRange, description, wantsStudioVisit }: CreateCommissionRequest,
  { collector, inquiry, now }: { collector: CollectorAccount; inquiry: CommissionInquiry | null; now: Date },
): CommissionRequestEntity {
  const text = description ?? inquiry?.message;
  if (text === undefined) throw fieldError('description', 'Please enter a description.');
  return {
    id: uuid(),
    collectorId: collector.id,
    inquiryId: inquiry?.id ?? null,
    status: 'pending',
    projectType,
    budgetRange,
    description: text,
    wantsStudioVisit,
    quoteCents: null,
    depositOrderId: null,
    staffNote: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
