import { messageAfter } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Collectors } from '../identity';
import { DomainEvents } from '../platform';
import { PresaleAnswered, PresaleAsked } from '../previews';
import { UNTOUCHED } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';
import { ChangeMessage } from './desk/change-message';

/**
 * Pre-sale requests among the messages. Both are written in one transaction and have one id; the opening of the
 * work is the answer. A new source of messages is a class like this one and a type in the domain's list.
 */
@Injectable()
export class PresaleMessages implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly collectors: Collectors,
    private readonly store: ContactMessageStore,
    private readonly changing: ChangeMessage,
  ) {}

  onModuleInit(): void {
    this.events.on(PresaleAsked, (asked) => this.take(asked));
    this.events.on(PresaleAnswered, (answered) => this.answer(answered));
  }

  private async take({ requestId, collectorId, artwork, at }: PresaleAsked): Promise<void> {
    const collector = await this.collectors.find(collectorId);
    if (!collector) return;
    await this.store.add({
      ...UNTOUCHED,
      id: requestId,
      type: 'presale_request',
      collectorId,
      inquiryType: null,
      artworkId: artwork.id,
      name: `${collector.firstName} ${collector.lastName}`.trim(),
      email: collector.email,
      subject: `Pre-sale request: ${artwork.title}`,
      message: '',
      digest: null,
      createdAt: at,
      replyDueAt: null,
    });
  }

  /** What somebody has answered or closed by hand stays as it is. */
  private async answer({ requestIds, at }: PresaleAnswered): Promise<void> {
    for (const message of await this.store.lockOpen(requestIds)) {
      const change = {
        state: messageAfter(message.state, 'answer'),
        answeredAt: at,
        readAt: message.readAt ?? at,
      };
      await this.changing.apply(message, change, { kind: 'opened', actor: 'owner' });
    }
  }
}
