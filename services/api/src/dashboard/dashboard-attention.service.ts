import { formatSize } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryStatsService } from '../catalog';
import { UnansweredMessagesService } from '../inbox';
import { AdminEventPhotosQueries } from '../event-photo-uploads';
import { OrderReportQueries, type OrderAwaitingAction } from '../orders';
import { FailedJobsService, FailedEmailsService } from '../platform';
import type { AttentionItem, AttentionKind, AttentionGroup } from './dto/dashboard.dto';

/** Named of each kind; the rest is a count. */
const MAX_ITEMS_PER_KIND = 5;

/** What waits for somebody of the gallery. One query or two for each kind, however much there is. */
@Injectable()
export class DashboardAttentionService {
  constructor(
    private readonly unansweredMessagesService: UnansweredMessagesService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly failedJobsService: FailedJobsService,
    private readonly failedEmailsService: FailedEmailsService,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
    private readonly inventoryStatsService: InventoryStatsService,
  ) {}

  /** Kinds of which something waits, people who wait for an answer first. */
  async list(): Promise<AttentionGroup[]> {
    const parts = await Promise.all([
      this.unansweredMessagesService.find(MAX_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'unanswered_messages',
          count,
          first.map(({ id, name, subject, replyDueAt }) =>
            toItem({ id, title: name, detail: subject, at: replyDueAt ?? undefined }),
          ),
        ),
      ),
      this.orderReportQueries
        .findAwaitingQuote(MAX_ITEMS_PER_KIND)
        .then(({ count, first }) => toGroup('orders_to_quote', count, first.map(toOrderItem))),
      this.orderReportQueries
        .findAwaitingShipment(MAX_ITEMS_PER_KIND)
        .then(({ count, first }) => toGroup('orders_to_ship', count, first.map(toOrderItem))),
      this.failedJobsService.find(MAX_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_jobs',
          count,
          first.map(({ id, kind, createdAt, lastError }) =>
            toItem({ id, title: kind, detail: lastError ?? '', at: createdAt }),
          ),
        ),
      ),
      this.failedEmailsService.find(MAX_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_mails',
          count,
          first.map(({ id, to, subject, createdAt }) =>
            toItem({ id, title: subject, detail: to, at: createdAt }),
          ),
        ),
      ),
      this.adminEventPhotosQueries.findFailed(MAX_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'failed_photos',
          count,
          first.map(({ id, fileName, fault, createdAt, eventId }) =>
            toItem({ id, title: fileName, detail: fault ?? '', at: createdAt, eventId }),
          ),
        ),
      ),
      this.inventoryStatsService.listLowStock(MAX_ITEMS_PER_KIND).then(({ count, first }) =>
        toGroup(
          'scarce_editions',
          count,
          first.map(({ artworkId, title, size, remaining, total }) =>
            toItem({ id: artworkId, title, detail: `${formatSize(size)}, ${remaining} of ${total} left` }),
          ),
        ),
      ),
    ]);
    return parts.filter(({ count }) => count > 0);
  }
}

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
