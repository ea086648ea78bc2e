import { Injectable } from '@nestjs/common';
import { Audit, subjectOf, SubjectNames } from '../identity';
import { OrderFigures } from '../orders';
import type { ActivityEntry } from './dto/dashboard.dto';

/** Entries on the page. */
const SHOWN = 12;

/** What orders tell of themselves by their events: a second time it would be the same news. */
const TOLD_BY_ORDERS = ['order', 'payment-request'];

/** What was done in the gallery and what happened to its orders: the audit log and the orders' events as one. */
@Injectable()
export class ReadActivity {
  constructor(
    private readonly audit: Audit,
    private readonly orders: OrderFigures,
    private readonly names: SubjectNames,
  ) {}

  /** Newest first. */
  async read(): Promise<ActivityEntry[]> {
    const [deeds, news] = await Promise.all([
      this.audit.latestByStaff(SHOWN, { others: TOLD_BY_ORDERS }),
      this.orders.news(SHOWN),
    ]);
    const subjects = deeds.map(subjectOf);
    const named = await this.names.of(subjects.filter((subject) => subject !== null));
    const done = deeds.map(({ id, at, action, actorKind, details, ...deed }) => {
      const subject = subjectOf(deed);
      return {
        id,
        at: at.toISOString(),
        action,
        actor: actorKind,
        subjectKind: deed.subjectKind,
        subjectId: deed.subjectId,
        // What was deleted is called what it was called then.
        subjectName: (subject && named.nameOf(subject)) ?? textIn(details, 'title'),
        status: textIn(details, 'to'),
      };
    });
    const happened = news.map(({ id, createdAt, kind, actor, number, status }) => ({
      id,
      at: createdAt.toISOString(),
      action: `order.${kind}`,
      actor,
      subjectKind: 'order',
      subjectId: number,
      subjectName: number,
      status,
    }));
    return [...done, ...happened].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, SHOWN);
  }
}

function textIn(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
