import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorExported } from '../identity';
import { DomainEvents } from '../platform';
import { RemindersStore } from './reminders.store';
import { VisitorsStore } from './visitors.store';

/** What events keep of a collector: told on request, and nameless when their account goes. */
@Injectable()
export class GuestData implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly visitors: VisitorsStore,
    private readonly reminders: RemindersStore,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (asked) => this.export(asked));
    this.events.on(CollectorDeleted, (deleted) => this.forget(deleted));
  }

  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const visits = await this.visitors.ofCollector(collectorId);
    parts.set(
      'eventVisits',
      visits.map(({ eventId, name, email, isWaitlisted, createdAt }) => ({
        eventId,
        name,
        email,
        isWaitlisted,
        at: createdAt,
      })),
    );
  }

  /** Their place and which photographs follow their code stay, without a name; an account that only lapsed lets go of them. */
  private async forget({ collectorId, confirmedEmail, isWished }: CollectorDeleted): Promise<void> {
    if (!isWished) return this.visitors.unclaim(collectorId);
    await this.visitors.forget(collectorId, confirmedEmail);
    if (confirmedEmail !== null) await this.reminders.removeOfEmail(confirmedEmail);
  }
}
