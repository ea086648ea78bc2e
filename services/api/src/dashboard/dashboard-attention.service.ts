import { formatSize } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryStatsService } from '../catalog';
import { MessagesService } from '../inbox';
import { AdminEventPhotosQueries } from '../event-photo-uploads';
import { OrderReportQueries, type OrderAwaitingAction } from '../orders';
import { OutboxMessagesService } from '../platform';
import { MAX_ATTENTION_ITEMS_PER_KIND } from './dashboard-policy';
import type { AttentionGroup, AttentionItem, AttentionKind } from './dto/dashboard.dto';

/** What needs attention by staff. One or two queries for each kind, however many items there are. */
@Injectable()
export class DashboardAttentionService {
  constructor(
    private readonly messagesService: MessagesService,
    private readonly orderReportQueries: OrderReportQueries,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly adminEventPhotosQueries: AdminEventPhotosQueries,
    private readonly inventoryStatsService: InventoryStatsService,
  ) {}

  /** Only kinds with items, people who wait for an answer first. */
  async list(): Promise<AttentionGroup[]> {
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
        .findAwaitingQuote(MAX_ATTENTION_ITEMS_PER_KIND)
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
          first.map(({ id, fileName, fault, createdAt, eventId }) =>
            toItem({ id, title: fileName, detail: fault ?? '', at: createdAt, eventId }),
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
