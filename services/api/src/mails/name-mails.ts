import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectsNamed } from '../identity';
import { DomainEvents, OutboxBook } from '../platform';

/** In the audit log a mail is called by its subject. */
@Injectable()
export class NameMails implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly book: OutboxBook,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('mail', (ids) => this.book.subjectsOf(ids)));
  }
}
