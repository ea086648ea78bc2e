import { formatSize } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { InventoryFigures } from '../catalogue';
import { UnansweredMessages } from '../inbox';
import { FailedPhotos } from '../ingest';
import { OrderFigures, type WaitingOrder } from '../orders';
import { FailedJobs, FailedMails } from '../platform';
import type { AttentionItem, AttentionKind, AttentionPart } from './dto/dashboard.dto';

/** Named of each kind; the rest is a count. */
const NAMED = 5;

/** What waits for somebody of the gallery. One query or two for each kind, however much there is. */
@Injectable()
export class ReadAttention {
  constructor(
    private readonly messages: UnansweredMessages,
    private readonly orders: OrderFigures,
    private readonly jobs: FailedJobs,
    private readonly mails: FailedMails,
    private readonly photos: FailedPhotos,
    private readonly inventory: InventoryFigures,
  ) {}

  /** Kinds of which something waits, people who wait for an answer first. */
  async read(): Promise<AttentionPart[]> {
    const parts = await Promise.all([
      this.messages.find(NAMED).then(({ count, first }) =>
        partOf(
          'unanswered_messages',
          count,
          first.map(({ id, name, subject, replyDueAt }) =>
            itemOf({ id, title: name, detail: subject, at: replyDueAt ?? undefined }),
          ),
        ),
      ),
      this.orders
        .waitingForQuote(NAMED)
        .then(({ count, first }) => partOf('orders_to_quote', count, first.map(orderItem))),
      this.orders
        .waitingForShipment(NAMED)
        .then(({ count, first }) => partOf('orders_to_ship', count, first.map(orderItem))),
      this.jobs.find(NAMED).then(({ count, first }) =>
        partOf(
          'failed_jobs',
          count,
          first.map(({ id, kind, createdAt, lastError }) =>
            itemOf({ id, title: kind, detail: lastError ?? '', at: createdAt }),
          ),
        ),
      ),
      this.mails.find(NAMED).then(({ count, first }) =>
        partOf(
          'failed_mails',
          count,
          first.map(({ id, to, subject, createdAt }) =>
            itemOf({ id, title: subject, detail: to, at: createdAt }),
          ),
        ),
      ),
      this.photos.find(NAMED).then(({ count, first }) =>
        partOf(
          'failed_photos',
          count,
          first.map(({ id, fileName, fault, createdAt, eventId }) =>
            itemOf({ id, title: fileName, detail: fault ?? '', at: createdAt, eventId }),
          ),
        ),
      ),
      this.inventory.scarce(NAMED).then(({ count, first }) =>
        partOf(
          'scarce_editions',
          count,
          first.map(({ artworkId, title, size, remaining, total }) =>
            itemOf({ id: artworkId, title, detail: `${formatSize(size)}, ${remaining} of ${total} left` }),
          ),
        ),
      ),
    ]);
    return parts.filter(({ count }) => count > 0);
  }
}

const partOf = (kind: AttentionKind, count: number, items: AttentionItem[]): AttentionPart => ({
  kind,
  count,
  items,
});

interface ItemPlan {
  id: string;
  title: string;
  detail: string;
  at?: Date;
  eventId?: string;
}

const itemOf = ({ id, title, detail, at, eventId }: ItemPlan): AttentionItem => ({
  id,
  title,
  detail,
  at: at?.toISOString() ?? null,
  eventId: eventId ?? null,
});

const orderItem = ({ number, customerName, confirmedAt }: WaitingOrder): AttentionItem =>
  itemOf({ id: number, title: number, detail: customerName, at: confirmedAt });
