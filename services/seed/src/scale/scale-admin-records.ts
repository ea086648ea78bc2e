import type { BulkInsert } from './bulk-insert';
import type { ScaleCollector } from './scale-collectors';
import type { ScaleWork } from './scale-artworks';
import type { SeededRandom } from '@gallery/domain';

const DAY_MS = 86_400_000;

/** An order that emails and the audit log mention. */
export interface EmailedOrder {
  id: string;
  number: string;
  email: string;
}

interface Span {
  count: number;
  from: Date;
  to: Date;
}

const momentOf = ({ count, from, to }: Span, index: number): Date =>
  new Date(from.getTime() + ((to.getTime() - from.getTime()) * index) / count);

/** Emails about orders, all delivered but for a few that failed for good: none that would go out. */
export async function seedEmails(
  bulk: BulkInsert,
  random: SeededRandom,
  span: Span & { orders: readonly EmailedOrder[] },
): Promise<void> {
  for (let index = 0; index < span.count; index += 1) {
    const at = momentOf(span, index);
    const order = random.pick(span.orders);
    const isDead = random.happens(0.001);
    await bulk.add('outbox', {
      id: random.id(at),
      kind: 'mail',
      payload: JSON.stringify({
        to: order.email,
        subject: `Your order ${order.number}`,
        text: `Dear collector,\n\nyour order ${order.number} is on its way.`,
      }),
      dedupe_key: null,
      recipient: order.email,
      subject: `Your order ${order.number}`,
      about: `order:${order.id}`,
      is_content_retained: 1,
      state: isDead ? 'dead' : 'delivered',
      attempts: isDead ? 12 : 1,
      due_at: at,
      last_error: isDead ? 'no such mailbox' : null,
      created_at: at,
      delivered_at: isDead ? null : at,
    });
  }
  await bulk.finish();
}

/** What staff did over the years. */
export async function seedAuditEntries(
  bulk: BulkInsert,
  random: SeededRandom,
  span: Span & { orders: readonly EmailedOrder[]; works: readonly ScaleWork[] },
): Promise<void> {
  const actors = ['owner', 'staff', 'staff'].map((kind) => ({ kind, id: random.id(span.from) }));
  for (let index = 0; index < span.count; index += 1) {
    const at = momentOf(span, index);
    const actor = random.pick(actors);
    const isOfOrder = random.happens(0.7);
    await bulk.add('audit_log', {
      id: random.id(at),
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      action: isOfOrder ? random.pick(['order.moved', 'order.noted']) : 'artwork.changed',
      subject_kind: isOfOrder ? 'order' : 'artwork',
      subject_id: isOfOrder ? random.pick(span.orders).id : random.pick(span.works).id,
      device: 'Firefox on Linux',
      details: JSON.stringify(isOfOrder ? { to: 'shipped' } : { changed: ['description'] }),
    });
  }
  await bulk.finish();
}

interface AmongCollectors extends Span {
  works: readonly ScaleWork[];
  collectors: readonly ScaleCollector[];
}

/** Commissions, most of them long since made. */
export async function seedCommissions(
  bulk: BulkInsert,
  random: SeededRandom,
  span: AmongCollectors,
): Promise<void> {
  for (let index = 0; index < span.count; index += 1) {
    const at = momentOf(span, index);
    const id = random.id(at);
    const isMade = span.to.getTime() - at.getTime() > 120 * DAY_MS;
    const statuses = ['pending', ...(isMade ? ['reviewing', 'confirmed', 'completed'] : [])];
    await bulk.add('commission_requests', {
      id,
      collector_id: random.pick(span.collectors).id,
      inquiry_id: null,
      status: statuses.at(-1) ?? 'pending',
      project_type: random.pick(['Diptych for a stairwell', 'Portrait series', 'Wall of a lobby']),
      budget_range: random.pick(['$5,000–$10,000', '$10,000–$15,000', '$15,000 and more']),
      description: 'In evening light, from the series OBSERVATIONS.',
      wants_studio_visit: random.happens(0.5) ? 1 : 0,
      created_at: at,
      updated_at: at,
    });
    for (const [days, status] of statuses.entries()) {
      const when = new Date(at.getTime() + days * 20 * DAY_MS);
      await bulk.add('commission_request_events', {
        id: random.id(when),
        commission_request_id: id,
        status,
        actor: status === 'pending' ? 'collector' : 'owner',
        note: null,
        created_at: when,
      });
    }
  }
  await bulk.finish();
}

/** Private previews, a week each, with a pre-sale request and an artist note beside some. */
export async function seedPreviews(
  bulk: BulkInsert,
  random: SeededRandom,
  span: AmongCollectors,
): Promise<void> {
  const asked = new Set<string>();
  for (let index = 0; index < span.count; index += 1) {
    const at = momentOf(span, index);
    const work = random.pick(span.works);
    const collector = random.pick(span.collectors);
    const id = random.id(at);
    await bulk.add('private_previews', {
      id,
      level: null,
      note: 'Before it hangs.',
      opens_at: at,
      expires_at: new Date(at.getTime() + 7 * DAY_MS),
      created_at: at,
    });
    await bulk.add('private_preview_artworks', { id, preview_id: id, artwork_id: work.id, position: 0 });
    await bulk.add('private_preview_guests', { preview_id: id, collector_id: collector.id });
    await bulk.add('artist_notes', {
      id: random.id(at),
      collector_id: collector.id,
      level: null,
      title: work.title,
      text: 'Made in one evening, after your last visit.',
      media_id: null,
      picture_alt: '',
      created_at: at,
    });
    if (asked.has(collector.id + work.id)) continue;
    asked.add(collector.id + work.id);
    await bulk.add('presale_notifications', {
      id: random.id(at),
      artwork_id: work.id,
      collector_id: collector.id,
      created_at: at,
      sent_at: random.happens(0.8) ? at : null,
    });
  }
  await bulk.finish();
}
