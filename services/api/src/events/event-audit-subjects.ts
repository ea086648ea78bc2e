import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FindAuditSubject, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { EventCacheService } from './event-cache.service';

/** In the audit log an event is called by its title. */
@Injectable()
export class EventAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly eventCacheService: EventCacheService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('event', async () =>
        (await this.eventCacheService.findAll()).map(({ id, title }) => [id, title]),
      ),
    );
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const titled = (await this.eventCacheService.findAll()).filter(
        ({ title }) => title.toLowerCase() === name.toLowerCase(),
      );
      ids.push(...titled.map(({ id }) => id));
    });
  }
}
