import { formatSize } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AffiliateCommissionQueries } from '../affiliates';
import { InventoryStatsQueries, ReservationsService } from '../catalog';
import { CertificateListQueries } from '../certificates';
import { CommissionRequestQueries } from '../collectors';
import { AdminEventPhotosQueries } from '../event-photo-uploads';
import type { SignedInStaff } from '../identity';
import { InboxQueries } from '../inbox';
import { OrderReportQueries } from '../orders';
import { Database, OutboxMessagesService, type AttentionPart } from '../platform';
import { ATTENTION_KINDS, type AttentionGroup, type AttentionItem } from './dto/dashboard.dto';

/** A row of an `AttentionPart`. */
interface AttentionRow extends Pick<AttentionItem, 'id' | 'detail' | 'relatedId' | 'version'> {
  kind: string;
  title: string | null;
  count: string | number;
  size: string | null;
  at: Date | null;
}

/** What waits for staff: of each kind how much, and the first of it. One query for all kinds. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly database: Database,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly inboxQueries: InboxQueries,
    private readonly certificateListQueries: CertificateListQueries,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
    private readonly commissionRequestQueries: CommissionRequestQueries,
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly reservationsService: ReservationsService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly inventoryStatsQueries: InventoryStatsQueries,
  ) {}

  /** Only kinds of which something waits; staff are not told of what partners earn. */
  async list({ role }: Pick<SignedInStaff, 'role'>): Promise<AttentionGroup[]> {
    const parts = [
      ...this.orderReportQueries.attention(),
      this.inboxQueries.attention(),
      this.certificateListQueries.attention(),
      ...this.adminEventPhotosQueries.attention(),
      this.commissionRequestQueries.attention(),
      ...(role === 'owner' ? this.affiliateCommissionQueries.attention() : []),
      this.reservationsService.attention(),
      this.outboxMessagesService.attention(),
      this.inventoryStatsQueries.lowStock(),
    ];
    const rows = await this.read(parts);
    return ATTENTION_KINDS.flatMap((kind) => {
      const [first, ...others] = rows.filter((row) => row.kind === kind);
      return first ? [{ kind, count: Number(first.count), items: [first, ...others].map(presentItem) }] : [];
    });
  }

  private read(parts: readonly AttentionPart[]): Promise<AttentionRow[]> {
    return this.database.manager.query<AttentionRow[]>(
      parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
      parts.flatMap(({ values }) => values),
    );
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
