import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorDataExportRequested } from '../identity';
import { DomainEvents } from '../platform';
import { EventRemindersStore } from './reminders/event-reminders.store';
import { EventGuestsStore } from './guests/event-guests.store';

/** What events keep of a collector: told on request, and nameless when their account goes. */
@Injectable()
export class EventsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventRemindersStore: EventRemindersStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (asked) => this.exportGuestData(asked));
    this.domainEvents.on(CollectorDeleted, (deleted) => this.anonymizeGuestData(deleted));
  }

  private async exportGuestData({
    collectorId,
    sections: parts,
  }: CollectorDataExportRequested): Promise<void> {
    const visits = await this.eventGuestsStore.findByCollector(collectorId);
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
  private async anonymizeGuestData({
    collectorId,
    confirmedEmail,
    isRequested: isWished,
  }: CollectorDeleted): Promise<void> {
    if (!isWished) return this.eventGuestsStore.unlinkCollector(collectorId);
    await this.eventGuestsStore.anonymizeByCollector(collectorId, confirmedEmail);
    if (confirmedEmail !== null) await this.eventRemindersStore.deleteByEmail(confirmedEmail);
  }
}
