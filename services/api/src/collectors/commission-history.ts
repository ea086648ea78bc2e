import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../identity';
import { nameOf, type Actor } from '../orders';
import type { CommissionEvent } from './commission-event.entity';
import { CommissionNotices } from './commission-notices';
import type { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';

/** Who brought a commission to its status, and why. */
export interface CommissionDeed {
  actor: Actor;
  /** Read by the collector. */
  note: string | null;
}

/** Every status of a commission is written down with who, when and why, and told to its collector. */
@Injectable()
export class CommissionHistory {
  constructor(
    private readonly store: CommissionStore,
    private readonly notices: CommissionNotices,
    private readonly audit: Audit,
  ) {}

  /** Joins the transaction that brought the commission to its status. */
  async note(commission: Commission, { actor, note }: CommissionDeed): Promise<CommissionEvent> {
    const event = {
      id: uuid(),
      commissionId: commission.id,
      status: commission.status,
      actor: nameOf(actor),
      note: note || null,
      createdAt: commission.updatedAt,
    };
    await this.store.addEvent(event);
    await this.audit.record({
      action: 'commission.moved',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'commission', id: commission.id },
      details: { status: event.status },
    });
    await this.notices.moved(commission, event);
    return event;
  }
}
