import { formatSize } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AffiliateCommissionQueries } from '../affiliates';
import { ArtworkChanged, InventoryStatsQueries, PrintsChanged, ReservationsService } from '../catalog';
import { CertificateListQueries } from '../certificates';
import { CommissionRequestQueries } from '../collectors';
import { AdminEventPhotosQueries } from '../event-photo-uploads';
import type { SignedInStaff } from '../identity';
import { InboxQueries } from '../inbox';
import { EventBus } from '../live';
import { OrderConfirmed, OrderRefunded, OrderReportQueries } from '../orders';
import {
  Clock,
  Database,
  DomainEvents,
  KeptValue,
  OutboxMessagesService,
  RecordChanged,
  RedisConnection,
  type AttentionRow,
} from '../platform';
import { DashboardStore } from './dashboard.store';
import { ATTENTION_KINDS, type AttentionGroup, type AttentionItem } from './dto/dashboard.dto';

/** Their lists may have tens of thousands of rows, which take longer to count than all other lists together. */
const KEPT_KINDS: readonly string[] = ['certificates_to_sign', 'scarce_editions'];

/** Changes to these change the counts that are kept. */
const COUNTED_RECORD_KINDS: ReadonlySet<string> = new Set(['artwork', 'certificate', 'edition', 'order']);

/** What waits for staff: for each kind, how many items there are, and the first of them. One query for all kinds. */
@Injectable()
export class AttentionService implements OnModuleInit {
  private readonly kept: KeptValue<AttentionRow[]>;

  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly dashboardStore: DashboardStore,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly inboxQueries: InboxQueries,
    private readonly certificateListQueries: CertificateListQueries,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
    private readonly commissionRequestQueries: CommissionRequestQueries,
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly reservationsService: ReservationsService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly inventoryStatsQueries: InventoryStatsQueries,
    private readonly eventBus: EventBus,
    private readonly redisConnection: RedisConnection,
    clock: Clock,
  ) {
    this.kept = new KeptValue(clock);
  }

  onModuleInit(): void {
    const forget = async (): Promise<void> => this.database.afterCommit(() => this.forget());
    for (const event of [PrintsChanged, ArtworkChanged, OrderConfirmed, OrderRefunded])
      this.domainEvents.on<object>(event, forget);
    this.domainEvents.on(RecordChanged, async ({ record }) => {
      if (record.kind === 'certificate') await forget();
    });
    // Another instance changed it.
    this.eventBus.subscribe((message) => {
      if (message.about === 'record' && COUNTED_RECORD_KINDS.has(message.kind)) this.forget();
    });
    this.redisConnection.onReconnect(() => this.forget());
  }

  /** Makes the next call read all kinds again. */
  forget(): void {
    this.kept.forget();
  }

  /** Returns only kinds with waiting items; staff do not see what partners earn. */
  async list({ role }: Pick<SignedInStaff, 'role'>): Promise<AttentionGroup[]> {
    const kept = this.kept.current();
    const keep = this.kept.begin();
    const read = await this.dashboardStore.findAttention([
      ...this.orderReportQueries.attention(),
      this.inboxQueries.attention(),
      ...this.adminEventPhotosQueries.attention(),
      this.commissionRequestQueries.attention(),
      ...(role === 'owner' ? this.affiliateCommissionQueries.attention() : []),
      this.reservationsService.attention(),
      this.outboxMessagesService.attention(),
      ...(kept ? [] : [this.certificateListQueries.attention(), this.inventoryStatsQueries.lowStock()]),
    ]);
    const rows = [...read, ...(kept ?? [])];
    if (!kept) keep(read.filter(({ kind }) => KEPT_KINDS.includes(kind)));
    return ATTENTION_KINDS.flatMap((kind) => {
      const [first, ...others] = rows.filter((row) => row.kind === kind);
      return first ? [{ kind, count: Number(first.count), items: [first, ...others].map(presentItem) }] : [];
    });
  }
}

const presentItem = ({ id, title, size, detail, at, relatedId, version }: AttentionRow): AttentionItem => ({
  id,
  title: title ?? id,
  detail: [size === null ? '' : formatSize(size), detail].filter(Boolean).join(', '),
  at: at?.toISOString() ?? null,
  relatedId,
  version: version === null ? null : Number(version),
});
