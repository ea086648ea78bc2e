import { Injectable } from '@nestjs/common';
import { AuditLogService, subjectOf, AuditSubjectResolver } from '../identity';
import { OrderReportQueries } from '../orders';
import type { ActivityEntry } from './dto/dashboard.dto';

/** Entries on the page. */
const MAX_ENTRIES = 12;

/** What orders tell of themselves by their events: a second time it would be the same news. */
const SUBJECTS_COVERED_BY_ORDER_EVENTS = ['order', 'payment-request'];

/** What was done in the gallery and what happened to its orders: the audit log and the orders' events as one. */
@Injectable()
export class DashboardActivityService {
  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly auditSubjectResolver: AuditSubjectResolver,
  ) {}

  /** Newest first. */
  async list(): Promise<ActivityEntry[]> {
    const [deeds, news] = await Promise.all([
      this.auditLogService.findLatestByStaff(MAX_ENTRIES, { others: SUBJECTS_COVERED_BY_ORDER_EVENTS }),
      this.orderReportQueries.findRecentEvents(MAX_ENTRIES),
    ]);
    const subjects = deeds.map(subjectOf);
    const named = await this.auditSubjectResolver.resolveNames(
      subjects.filter((subject) => subject !== null),
    );
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
        subjectName: (subject && named.nameOf(subject)) ?? readDetail(details, 'title'),
        status: readDetail(details, 'to'),
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
    return [...done, ...happened]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, MAX_ENTRIES);
  }
}

function readDetail(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
