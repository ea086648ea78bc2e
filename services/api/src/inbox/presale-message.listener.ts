import { nextMessageState } from '@gallery/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorsService } from '../identity';
import { DomainEvents } from '../platform';
import { PresaleNotificationsSent, PresaleNotificationRequested } from '../private-previews';
import { NEW_MESSAGE_STATE } from './messages/contact-message.entity';
import { ContactMessagesStore } from './messages/contact-messages.store';
import { MessagesService } from './messages/messages.service';

/**
 * Pre-sale requests among the messages. Both are written in one transaction and have one id; the opening of the
 * work is the answer. A new source of messages is a class like this one and a type in the domain's list.
 */
@Injectable()
export class PresaleMessageListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly collectorsService: CollectorsService,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly messagesService: MessagesService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PresaleNotificationRequested, (asked) => this.addMessage(asked));
    this.domainEvents.on(PresaleNotificationsSent, (answered) => this.markAnswered(answered));
  }

  private async addMessage({
    requestId,
    collectorId,
    artwork,
    at,
  }: PresaleNotificationRequested): Promise<void> {
    const collector = await this.collectorsService.find(collectorId);
    if (!collector) return;
    await this.contactMessagesStore.add({
      ...NEW_MESSAGE_STATE,
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
  private async markAnswered({ requestIds, at }: PresaleNotificationsSent): Promise<void> {
    for (const message of await this.contactMessagesStore.lockOpen(requestIds)) {
      const change = {
        state: nextMessageState(message.state, 'answer'),
        answeredAt: at,
        readAt: message.readAt ?? at,
      };
      await this.messagesService.update(message, change, { kind: 'opened', actor: 'owner' });
    }
  }
}
