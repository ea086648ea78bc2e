import { Injectable } from '@nestjs/common';
import { Audit } from '../identity';
import { OrderFigures } from '../orders';
import type { ActivityEntry } from './dto/dashboard.dto';

/** Entries on the page. */
const SHOWN = 12;

/** What was done in the gallery and what happened to its orders (A20, G80): the audit log and the orders' events as one. */
@Injectable()
export class ReadActivity {
  constructor(
    private readonly audit: Audit,
    private readonly orders: OrderFigures,
  ) {}

  /** Newest first. */
  async read(): Promise<ActivityEntry[]> {
    const [deeds, news] = await Promise.all([this.audit.latestByStaff(SHOWN), this.orders.news(SHOWN)]);
    const done = deeds.map(({ id, at, action, actorKind, subjectKind, subjectId }) => ({
      id,
      at: at.toISOString(),
      action,
      actor: actorKind,
      subjectKind,
      subjectId,
    }));
    const happened = news.map(({ id, createdAt, kind, actor, number }) => ({
      id,
      at: createdAt.toISOString(),
      action: `order.${kind}`,
      actor,
      subjectKind: 'order',
      subjectId: number,
    }));
    return [...done, ...happened].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);
  }
}
