import { formatSize, toDollars, toLocalMonth } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryStatsService } from '../catalog';
import { AdminEventPhotosQueries } from '../event-photo-uploads';
import { AuditLogService, AuditSubjectResolver, auditSubjectOf } from '../identity';
import { MessagesService } from '../inbox';
import { OrderReportQueries, type OrderAwaitingAction } from '../orders';
import { Clock, OutboxMessagesService, Settings } from '../platform';
import type {
  ActivityEntry,
  AttentionGroup,
  AttentionItem,
  AttentionKind,
  Dashboard,
} from './dto/dashboard.dto';
import { fillMonths, lastMonths } from './last-months';

/** Months in the sales chart. */
const SALES_CHART_MONTHS = 12;

/** Activity entries on the page. */
const MAX_ACTIVITY_ENTRIES = 12;

/** Items that are listed for each kind of attention; the rest is only counted. */
const MAX_ATTENTION_ITEMS_PER_KIND = 5;

/** Actions that order events already show; their audit entries would repeat them. */
const SUBJECTS_COVERED_BY_ORDER_EVENTS = ['order', 'payment-request'];

/** The gallery at a glance. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly inventoryStatsService: InventoryStatsService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly messagesService: MessagesService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
    private readonly auditLogService: AuditLogService,
    private readonly auditSubjectResolver: AuditSubjectResolver,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Dashboard> {
    const { timeZone } = this.settings.brand;
    const months = lastMonths(toLocalMonth(this.clock.now(), timeZone), SALES_CHART_MONTHS);
    const [totals, sales, attention, activity] = await Promise.all([
      this.inventoryStatsService.totals(),
      this.orderReportQueries.salesByMonth(months, timeZone),
      this.listAttention(),
      this.listActivity(),
    ]);
    const empty = { cents: 0, orders: 0 };
    const shown = fillMonths(sales, months, empty);
    return {
      totalArtworks: totals.artworks,
      totalSales: toDollars(sales.reduce((sum, { cents }) => sum + cents, 0)),
      inventoryValue: toDollars(totals.unsoldCents),
      availablePrints: totals.unsoldPrints,
      salesByMonth: shown.map(({ month, cents, orders }) => ({ month, sales: toDollars(cents), orders })),
      attention,
      activity,
    };
  }

  /**
   * What needs attention by staff. One or two queries for each kind, however many items there are.
   * @returns only kinds with items, people who wait for an answer first
   */
  private async listAttention(): Promise<AttentionGroup[]> {
    const groups = await Promise.all([
      this.messagesService.findUnanswered(MAX_ATTENTION_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'unanswered_messages',
          count,
          first.map(({ id, name, subject, replyDueAt }) =>
            toItem({ id, title: name, detail: subject, at: replyDueAt ?? undefined }),
          ),
        ),
      ),
      this.orderReportQueries
        .findAwaitingDelivery(MAX_ATTENTION_ITEMS_PER_KIND)
        .then(({ count, first }) => toGroup('orders_to_quote', count, first.map(toOrderItem))),
      this.orderReportQueries
        .findAwaitingShipment(MAX_ATTENTION_ITEMS_PER_KIND)
        .then(({ count, first }) => toGroup('orders_to_ship', count, first.map(toOrderItem))),
      this.outboxMessagesService.findFailedJobs(MAX_ATTENTION_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_jobs',
          count,
          first.map(({ id, kind, createdAt, lastError }) =>
            toItem({ id, title: kind, detail: lastError ?? '', at: createdAt }),
          ),
        ),
      ),
      this.outboxMessagesService.findFailedEmails(MAX_ATTENTION_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_mails',
          count,
          first.map(({ id, to, subject, createdAt }) =>
            toItem({ id, title: subject, detail: to, at: createdAt }),
          ),
        ),
      ),
      this.adminEventPhotosQueries.findFailed(MAX_ATTENTION_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_photos',
          count,
          first.map(({ id, fileName, failureReason, createdAt, eventId }) =>
            toItem({ id, title: fileName, detail: failureReason ?? '', at: createdAt, eventId }),
          ),
        ),
      ),
      this.inventoryStatsService.listLowStock(MAX_ATTENTION_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'scarce_editions',
          count,
          first.map(({ artworkId, title, size, remaining, total }) =>
            toItem({ id: artworkId, title, detail: `${formatSize(size)}, ${remaining} of ${total} left` }),
          ),
        ),
      ),
    ]);
    return groups.filter(({ count }) => count > 0);
  }

  /** The latest audit entries and order events as one list, newest first. */
  private async listActivity(): Promise<ActivityEntry[]> {
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

const toGroup = (kind: AttentionKind, count: number, items: AttentionItem[]): AttentionGroup => ({
  kind,
  count,
  items,
});

interface ItemFields {
  id: string;
  title: string;
  detail: string;
  at?: Date;
  eventId?: string;
}

const toItem = ({ id, title, detail, at, eventId }: ItemFields): AttentionItem => ({
  id,
  title,
  detail,
  at: at?.toISOString() ?? null,
  eventId: eventId ?? null,
});

const toOrderItem = ({ number, customerName, confirmedAt }: OrderAwaitingAction): AttentionItem =>
  toItem({ id: number, title: number, detail: customerName, at: confirmedAt });

function readDetail(details: object | null, name: string): string | null {
  const value: unknown = Object.entries(details ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
