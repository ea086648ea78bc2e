import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { CommissionStore } from './commission.store';

/** In the audit log a commission is called by what is made. */
@Injectable()
export class NameCommissions implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CommissionStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('commission', (ids) => this.store.projectsOf(ids)));
  }
}
