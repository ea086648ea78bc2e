import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorExported } from '../identity';
import { DomainEvents } from '../platform';
import { ContactMessageStore } from './contact-message.store';

/** A collector's inquiries as a part of what the gallery keeps of a person. */
@Injectable()
export class InquiriesPart implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: ContactMessageStore,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (exported) => this.export(exported));
    this.events.on(CollectorDeleted, (deleted) => this.forget(deleted));
  }

  /** What was written while signed in. In the name of an address anybody may have written: that proves nothing. */
  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const inquiries = await this.store.ofCollector(collectorId);
    parts.set(
      'inquiries',
      inquiries.map(({ inquiryType, artworkId, message, createdAt }) => ({
        inquiryType,
        artworkId,
        message,
        createdAt: createdAt.toISOString(),
      })),
    );
  }

  private async forget({ collectorId, confirmedEmail }: CollectorDeleted): Promise<void> {
    await this.store.forget(collectorId);
    if (confirmedEmail !== null) await this.store.forgetAddress(confirmedEmail);
  }
}
