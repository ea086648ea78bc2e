import { toDollars, toLocalMonth } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryStatsService } from '../catalog';
import { AuditLogService, AuditSubjectResolver, auditSubjectOf } from '../identity';
import { OrderReportQueries } from '../orders';
import { Clock, Settings } from '../platform';
import type { ActivityEntry, Dashboard } from './dto/dashboard.dto';
import { fillMonths, lastMonths } from './last-months';

/** Months in the sales chart. */
const SALES_CHART_MONTHS = 12;

/** Activity entries on the page. */
const MAX_ACTIVITY_ENTRIES = 12;

/** Actions that order events already show; their audit entries would repeat them. */
const SUBJECTS_COVERED_BY_ORDER_EVENTS = ['order', 'payment-request'];

/** The gallery at a glance. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly inventoryStatsService: InventoryStatsService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly auditLogService: AuditLogService,
    private readonly auditSubjectResolver: AuditSubjectResolver,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Figures and sales. Two queries. */
  async get(): Promise<Dashboard> {
    const { timeZone } = this.settings.brand;
    const months = lastMonths(toLocalMonth(this.clock.now(), timeZone), SALES_CHART_MONTHS);
    const [totals, sales] = await Promise.all([
      this.inventoryStatsService.totals(),
      this.orderReportQueries.salesByMonth(months, timeZone),
    ]);
    const empty = { cents: 0, orders: 0 };
    const shown = fillMonths(sales, months, empty);
    return {
      totalArtworks: totals.artworks,
      totalSales: toDollars(sales.reduce((sum, { cents }) => sum + cents, 0)),
      inventoryValue: toDollars(totals.unsoldCents),
      availablePrints: totals.unsoldPrints,
      salesByMonth: shown.map(({ month, cents, orders }) => ({ month, sales: toDollars(cents), orders })),
    };
  }

  /** The latest audit entries and order events as one list, newest first. */
  async listActivity(): Promise<ActivityEntry[]> {
    const [auditEntries, orderEvents] = await Promise.all([
      this.auditLogService.findLatestByStaff(MAX_ACTIVITY_ENTRIES, {
        others: SUBJECTS_COVERED_BY_ORDER_EVENTS,
      }),
      this.orderReportQueries.findRecentEvents(MAX_ACTIVITY_ENTRIES),
    ]);
    const subjects = auditEntries.flatMap((entry) => [staffOf(entry), auditSubjectOf(entry)]);
    const names = await this.auditSubjectResolver.resolveNames(
      subjects.filter((subject) => subject !== null),
    );
    const fromAuditLog = auditEntries.map(({ id, at, action, actorKind, actorId, details, ...entry }) => {
      const subject = auditSubjectOf(entry);
      const staff = staffOf({ actorId });
      const username = staff && names.nameOf(staff);
      return {
        id,
        at: at.toISOString(),
        action,
        actor: username === null ? actorKind : `${actorKind} ${username}`,
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

/** Of whoever works in the console. */
const staffOf = ({ actorId: id }: { actorId: string | null }) => (id === null ? null : { kind: 'admin', id });

function readDetail(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
