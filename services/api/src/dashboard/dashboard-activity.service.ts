import { Injectable } from '@nestjs/common';
import { AuditLogService, AuditSubjectResolver, subjectOf } from '../identity';
import { OrderReportQueries } from '../orders';
import { MAX_ACTIVITY_ENTRIES } from './dashboard-policy';
import type { ActivityEntry } from './dto/dashboard.dto';

/** Order events already tell about these; their audit entries would repeat them. */
const SUBJECTS_COVERED_BY_ORDER_EVENTS = ['order', 'payment-request'];

/** The latest activity: audit log and order events as one list. */
@Injectable()
export class DashboardActivityService {
  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly auditSubjectResolver: AuditSubjectResolver,
  ) {}

  /** Newest first. */
  async list(): Promise<ActivityEntry[]> {
    const [auditEntries, orderEvents] = await Promise.all([
      this.auditLogService.findLatestByStaff(MAX_ACTIVITY_ENTRIES, {
        others: SUBJECTS_COVERED_BY_ORDER_EVENTS,
      }),
      this.orderReportQueries.findRecentEvents(MAX_ACTIVITY_ENTRIES),
    ]);
    const subjects = auditEntries.map(subjectOf);
    const names = await this.auditSubjectResolver.resolveNames(
      subjects.filter((subject) => subject !== null),
    );
    const fromAuditLog = auditEntries.map(({ id, at, action, actorKind, details, ...entry }) => {
      const subject = subjectOf(entry);
      return {
        id,
        at: at.toISOString(),
        action,
        actor: actorKind,
        subjectKind: entry.subjectKind,
        subjectId: entry.subjectId,
        // Deleted subjects keep the name that they had.
        subjectName: (subject && names.nameOf(subject)) ?? readDetail(details, 'title'),
        status: readDetail(details, 'to'),
      };
    });
    const fromOrders = orderEvents.map(({ id, createdAt, kind, actor, number, status }) => ({
      id,
      at: createdAt.toISOString(),
      action: `order.${kind}`,
      actor,
      subjectKind: 'order',
      subjectId: number,
      subjectName: number,
      status,
    }));
    return [...fromAuditLog, ...fromOrders]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, MAX_ACTIVITY_ENTRIES);
  }
}

function readDetail(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
