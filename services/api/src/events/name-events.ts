import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectSought, SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { KnownEvents } from './known-events';

/** In the audit log an event is called by its title. */
@Injectable()
export class NameEvents implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly known: KnownEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) =>
      named.add('event', async () => (await this.known.all()).map(({ id, title }) => [id, title])),
    );
    this.events.on(SubjectSought, async ({ name, ids }) => {
      const titled = (await this.known.all()).filter(
        ({ title }) => title.toLowerCase() === name.toLowerCase(),
      );
      ids.push(...titled.map(({ id }) => id));
    });
  }
}
