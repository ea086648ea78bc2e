import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorExported } from '../identity';
import { ApplicationBook } from '../partners';
import { DomainEvents, Outbox } from '../platform';
import { ContactMessageStore } from './contact-message.store';
import { aboutMessage } from './desk/about-message';
import { MessageEventsStore } from './message-events.store';

/** A collector's messages, and what was answered and noted, as a part of what the gallery keeps of a person. */
@Injectable()
export class InquiriesPart implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: ContactMessageStore,
    private readonly deeds: MessageEventsStore,
    private readonly applications: ApplicationBook,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (exported) => this.export(exported));
    this.events.on(CollectorDeleted, (deleted) => this.forget(deleted));
  }

  /** What was written while signed in. In the name of an address anybody may have written: that proves nothing. */
  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const inquiries = await this.store.ofCollector(collectorId);
    const deeds = await this.deeds.of(inquiries.map(({ id }) => id));
    const wordsOf = (messageId: string, wanted: 'answered' | 'noted') =>
      deeds
        .filter((deed) => deed.messageId === messageId && deed.kind === wanted)
        .map(({ subject, text, createdAt }) => ({ subject, text, at: createdAt.toISOString() }));
    parts.set(
      'inquiries',
      inquiries.map(({ id, type, inquiryType, artworkId, message, createdAt }) => ({
        type,
        inquiryType,
        artworkId,
        message,
        createdAt: createdAt.toISOString(),
        answers: wordsOf(id, 'answered'),
        notes: wordsOf(id, 'noted').map(({ text, at }) => ({ text, at })),
      })),
    );
  }

  private async forget({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    const own = await this.store.ofCollector(collectorId);
    const sameAddress = confirmedEmail === null ? [] : await this.store.idsOfAddress(confirmedEmail);
    const ids = [...new Set([...own.map(({ id }) => id), ...sameAddress])];
    await this.store.forget(ids);
    await this.deeds.forget(ids);
    await this.applications.forget(ids);
    for (const id of ids) await this.outbox.forget(aboutMessage(id).about);
  }
}
