import { fillMonths, lastMonths, toDollars, toLocalMonth } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ArtworkChanged, InventoryStatsQueries, PrintsChanged, type InventoryTotals } from '../catalog';
import { AuditLogService, AuditSubjectResolver, auditSubjectOf, STAFF_FIRST_NAME } from '../identity';
import { EventBus } from '../live';
import {
  OrderConfirmed,
  OrderPlaced,
  OrderRefunded,
  OrderReportQueries,
  RefundsRecounted,
  type MonthlySales,
} from '../orders';
import {
  type ActivityRow,
  Clock,
  Database,
  DomainEvents,
  KeptValue,
  RecordChanged,
  RedisConnection,
  Settings,
} from '../platform';
import { DashboardStore } from './dashboard.store';
import type { ActivityEntry, Dashboard } from './dto/dashboard.dto';

/** Months in the sales chart. */
const SALES_CHART_MONTHS = 12;

/** Activity entries on the page. */
const MAX_ACTIVITY_ENTRIES = 12;

/** Actions that order events already show; their audit entries would repeat them. */
const SUBJECTS_COVERED_BY_ORDER_EVENTS = ['order', 'payment-request'];

/** Changes to these change figures and sales. */
const COUNTED_RECORD_KINDS: ReadonlySet<string> = new Set(['artwork', 'edition', 'order']);

/** The gallery at a glance. */
@Injectable()
export class DashboardService implements OnModuleInit {
  private readonly figures: KeptValue<{ totals: InventoryTotals; sales: MonthlySales[] }>;
  private readonly activity: KeptValue<ActivityEntry[]>;

  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly dashboardStore: DashboardStore,
    private readonly inventoryStatsQueries: InventoryStatsQueries,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly auditLogService: AuditLogService,
    private readonly auditSubjectResolver: AuditSubjectResolver,
    private readonly eventBus: EventBus,
    private readonly redisConnection: RedisConnection,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.figures = new KeptValue(clock);
    this.activity = new KeptValue(clock);
  }

  onModuleInit(): void {
    for (const event of [OrderConfirmed, OrderRefunded, RefundsRecounted, PrintsChanged, ArtworkChanged])
      this.domainEvents.on<object>(event, async () => this.database.afterCommit(() => this.forget()));
    for (const event of [OrderPlaced, RecordChanged])
      this.domainEvents.on<object>(event, async () =>
        this.database.afterCommit(() => this.activity.forget()),
      );
    // Another instance changed it.
    this.eventBus.subscribe((message) => {
      if (message.about !== 'record') return;
      this.activity.forget();
      if (COUNTED_RECORD_KINDS.has(message.kind)) this.figures.forget();
    });
    this.redisConnection.onReconnect(() => this.forget());
  }

  /** Makes the next call read everything again. */
  forget(): void {
    this.figures.forget();
    this.activity.forget();
  }

  /** Figures and sales. Two queries, or none while they are kept. */
  async get(): Promise<Dashboard> {
    const { timeZone } = this.settings.brand;
    const months = lastMonths(toLocalMonth(this.clock.now(), timeZone), SALES_CHART_MONTHS);
    const { totals, sales } = await this.figures.get(() => this.readFigures(months, timeZone));
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

  private async readFigures(months: readonly string[], timeZone: string) {
    const [totals, sales] = await Promise.all([
      this.inventoryStatsQueries.totals(),
      this.orderReportQueries.salesByMonth(months, timeZone),
    ]);
    return { totals, sales };
  }

  /** The latest audit entries and order events as one list, newest first. Two queries, or none while they are kept. */
  listActivity(): Promise<ActivityEntry[]> {
    return this.activity.get(() => this.readActivity());
  }

  private async readActivity(): Promise<ActivityEntry[]> {
    const parts = [
      this.auditLogService.latestByStaff(MAX_ACTIVITY_ENTRIES, { others: SUBJECTS_COVERED_BY_ORDER_EVENTS }),
      this.orderReportQueries.latestEvents(MAX_ACTIVITY_ENTRIES),
    ];
    const rows = await this.dashboardStore.findActivity(parts, MAX_ACTIVITY_ENTRIES);
    const names = await this.auditSubjectResolver.resolveNames(
      rows
        // Orders already have their names.
        .flatMap((row) => [staffOf(row), row.subjectKind === 'order' ? null : subjectOf(row)])
        .filter((subject) => subject !== null),
    );
    return rows.map(({ at, actor, actorId, subjectName, ...row }) => {
      const subject = subjectOf(row);
      const staff = staffOf({ actor, actorId });
      const firstName = staff && names.nameOf(staff);
      const [role = actor] = actor.split(' ');
      return {
        ...row,
        at: at.toISOString(),
        actor: firstName === null ? actor : `${role} ${firstName}`,
        // Deleted subjects keep the name that they had.
        subjectName: (subject && names.nameOf(subject)) ?? subjectName,
      };
    });
  }
}

/** The name of the person who works in the console; events of orders name the account, as in `owner theo`. */
const staffOf = ({ actor, actorId }: Pick<ActivityRow, 'actor' | 'actorId'>) => {
  const id = actorId ?? /^(?:owner|staff) (.+)$/.exec(actor)?.[1];
  return id === undefined ? null : { kind: STAFF_FIRST_NAME, id };
};

const subjectOf = (row: Pick<ActivityRow, 'subjectKind' | 'subjectId'>) => {
  const subject = auditSubjectOf(row);
  return subject?.kind === 'admin' ? { ...subject, kind: STAFF_FIRST_NAME } : subject;
};
