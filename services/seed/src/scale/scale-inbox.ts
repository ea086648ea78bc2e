import {
  COLLECTOR_INQUIRY_TYPES,
  contactMessageType,
  replyDueAt,
  inquiredArtworkTitle,
} from '@gallery/domain';
import type { BulkInsert } from './bulk-insert';
import type { ScaleCollector } from './scale-collectors';
import type { ScaleWork } from './scale-artworks';
import { FIRST_NAMES, LAST_NAMES } from './scale-names';
import type { SeededRandom } from '@gallery/domain';

const HOUR_MS = 3_600_000;
/** Older letters are answered or closed; of the younger ones most. */
const OPEN_DAYS = 3;

/** Where and when, and who may have written. */
interface InboxOptions {
  count: number;
  from: Date;
  to: Date;
  works: readonly ScaleWork[];
  collectors: readonly ScaleCollector[];
}

/** Letters of strangers and collectors, a few of them still open. */
export async function seedMessages(
  bulk: BulkInsert,
  random: SeededRandom,
  { count, from, to, works, collectors }: InboxOptions,
): Promise<void> {
  const last = to.getTime() - HOUR_MS;
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(from.getTime() + ((last - from.getTime()) * index) / count);
    const work = random.pick(works);
    const collector = random.happens(0.3) ? random.pick(collectors) : null;
    const name = collector?.name ?? `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
    const subject = random.pick([
      `Artwork Inquiry: ${work.title}`,
      'Commission Inquiry',
      'Press / Media Inquiry',
      'Gallery Partnership',
      'General Inquiry',
    ]);
    const type = collector ? 'collector_inquiry' : contactMessageType(subject);
    const isAboutWork = collector !== null || inquiredArtworkTitle(subject) !== null;
    const isOpen = to.getTime() - createdAt.getTime() < OPEN_DAYS * 24 * HOUR_MS && random.happens(0.2);
    await bulk.add('contact_messages', {
      id: random.id(createdAt),
      type,
      collector_id: collector?.id ?? null,
      inquiry_type: collector ? random.pick(COLLECTOR_INQUIRY_TYPES) : null,
      artwork_id: isAboutWork ? work.id : null,
      state: isOpen ? 'open' : random.pick(['answered', 'closed']),
      name,
      email: collector?.email ?? `${name.replace(' ', '.')}@example.net`.toLowerCase(),
      subject,
      message: `Dear gallery,\n\nI saw ${work.title} and would like to know more about it.\n\n${name}`,
      digest: null,
      created_at: createdAt,
      reply_due_at: replyDueAt(type, createdAt),
      read_at: isOpen ? null : createdAt,
    });
  }
  await bulk.finish();
}
