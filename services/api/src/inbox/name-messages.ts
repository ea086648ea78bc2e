import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { ContactMessageStore } from './contact-message.store';

/** In the audit log a message is called by who wrote it. */
@Injectable()
export class NameMessages implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: ContactMessageStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('message', (ids) => this.store.writersOf(ids)));
  }
}
