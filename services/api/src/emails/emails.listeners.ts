import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { DomainEvents, OutboxMessagesService } from '../platform';

/** Names emails in the audit log by their subject. */
@Injectable()
export class EmailsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly outboxMessagesService: OutboxMessagesService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('mail', (ids) => this.outboxMessagesService.findSubjects(ids)),
    );
  }
}
