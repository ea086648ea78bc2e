import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { CommissionEvent } from './commission-event.entity';
import { CommissionNotices } from './commission-notices';
import type { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';

/** Who brought a commission to its status, and why. */
export interface Deed {
  actor: string;
  /** Read by the collector. */
  note: string | null;
}

/** Every status of a commission is written down with who, when and why, and told to its collector (G55). */
@Injectable()
export class CommissionHistory {
  constructor(
    private readonly store: CommissionStore,
    private readonly notices: CommissionNotices,
  ) {}

  /** Joins the transaction that brought the commission to its status. */
  async note(commission: Commission, { actor, note }: Deed): Promise<CommissionEvent> {
    const event = {
      id: uuid(),
      commissionId: commission.id,
      status: commission.status,
      actor,
      note: note || null,
      createdAt: commission.updatedAt,
    };
    await this.store.addEvent(event);
    await this.notices.moved(commission, event);
    return event;
  }
}
