import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AuditLogService } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import type { CommissionRequestEventEntity } from './commission-request-event.entity';
import { CommissionRequestEmails } from './commission-request-email-sender';
import type { CommissionRequestEntity } from './commission-request.entity';
import { CommissionRequestsStore } from './commission-requests.store';

/** Who brought a commission to its status, and why. */
export interface CommissionRequestStatusChange {
  actor: Actor;
  /** Read by the collector. */
  note: string | null;
}

/** Every status of a commission is written down with who, when and why, and told to its collector. */
@Injectable()
export class CommissionRequestHistoryService {
  constructor(
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
    private readonly commissionRequestEmails: CommissionRequestEmails,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Joins the transaction that brought the commission to its status. */
  async recordStatus(
    commission: CommissionRequestEntity,
    { actor, note }: CommissionRequestStatusChange,
  ): Promise<CommissionRequestEventEntity> {
    const event = {
      id: uuid(),
      commissionId: commission.id,
      status: commission.status,
      actor: nameOf(actor),
      note: note || null,
      createdAt: commission.updatedAt,
    };
    await this.affiliateCommissionsStore.addEvent(event);
    await this.auditLogService.record({
      action: 'commission.moved',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'commission', id: commission.id },
      details: { status: event.status },
    });
    await this.commissionRequestEmails.sendStatusChanged(commission, event);
    return event;
  }
}
