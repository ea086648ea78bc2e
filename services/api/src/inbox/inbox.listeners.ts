import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { ContactMessagesStore } from './messages/contact-messages.store';

/** In the audit log a message is called by who wrote it. */
@Injectable()
export class MessageNameResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly contactMessagesStore: ContactMessagesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('message', (ids) => this.contactMessagesStore.findWriterNames(ids)),
    );
  }
}
