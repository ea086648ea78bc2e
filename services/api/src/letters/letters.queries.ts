import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CatalogService } from '../catalog';
import { SubscribersQueries } from '../people';
import { AppError } from '../platform';
import type { LetterRecord, LetterRow } from './dto/letters.dto';
import { LETTERS_PER_MINUTE, MAX_LISTED_LETTERS } from './letters-policy';
import { LettersStore, type LetterEntity } from './letters.store';

/** Letters for the console: the list in two queries, or one letter with its results. */
@Injectable()
export class LettersQueries {
  constructor(
    private readonly lettersStore: LettersStore,
    private readonly subscribersQueries: SubscribersQueries,
    private readonly catalogService: CatalogService,
  ) {}

  /** Newest first. */
  async list(): Promise<LetterRow[]> {
    const letters = await this.lettersStore.list(MAX_LISTED_LETTERS);
    const counts = await this.lettersStore.countRecipients(letters.map(({ id }) => id));
    return letters.map((letter) => presentRow(letter, counts.get(letter.id)));
  }

  /** @throws AppError `letter_not_found` */
  async get(id: string): Promise<LetterRecord> {
    const letter = isUUID(id) ? await this.lettersStore.find(id) : null;
    if (!letter) throw new AppError('letter_not_found');
    const [counts, works, orders, subscribers] = await Promise.all([
      this.lettersStore.countRecipients([id]),
      this.catalogService.findAll(letter.artworkIds),
      this.lettersStore.countOrders(letter),
      this.subscribersQueries.count(letter.recipients),
    ]);
    return {
      ...presentRow(letter, counts.get(id)),
      words: letter.words,
      works: works.map(({ id: artworkId, title }) => ({ id: artworkId, title })),
      recipients: letter.recipients,
      subscribers,
      perMinute: LETTERS_PER_MINUTE,
      orders: orders.orders,
      ordersCents: orders.cents,
      version: letter.version,
    };
  }
}

function presentRow(
  { id, subject, state, writtenBy, createdAt, sendAt, endedAt }: LetterEntity,
  counts: ReadonlyMap<string, number> = new Map(),
) {
  const of = (name: string): number => counts.get(name) ?? 0;
  const [bounced, complained, unsubscribed] = [of('bounced'), of('complained'), of('unsubscribed')];
  return {
    id,
    subject,
    state,
    writtenBy,
    createdAt: createdAt.toISOString(),
    sendAt: sendAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    results: {
      recipients: [...counts.values()].reduce((sum, number) => sum + number, 0),
      waiting: of('waiting') + of('queued') + of('sending'),
      sent: of('sent') + bounced + complained + unsubscribed,
      refused: of('refused'),
      unknown: of('unknown'),
      skipped: of('skipped'),
      bounced,
      complained,
      unsubscribed,
    },
  } satisfies LetterRow;
}
