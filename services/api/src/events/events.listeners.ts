import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CollectorDataExportRequested,
  CollectorDeleted,
  FindAuditSubject,
  ResolveAuditSubjects,
} from '../identity';
import { DomainEvents } from '../platform';
import { EventGuestsStore } from './guests/event-guests.store';
import { EventRemindersStore } from './reminders/event-reminders.store';

/** Exports and anonymizes what events know of a collector, and names events in the audit log by their titles. */
@Injectable()
export class EventsListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventRemindersStore: EventRemindersStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDataExportRequested, (event) => this.exportGuestData(event));
    this.domainEvents.on(CollectorDeleted, (event) => this.anonymizeGuestData(event));
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('event', 'SELECT id, title AS name FROM events'),
    );
    this.domainEvents.on(FindAuditSubject, async (search) =>
      search.add('SELECT id FROM events WHERE title = ?'),
    );
  }

  private async exportGuestData({ collectorId, sections }: CollectorDataExportRequested): Promise<void> {
    const guests = await this.eventGuestsStore.findByCollector(collectorId);
    sections.set(
      'eventVisits',
      guests.map(({ eventId, name, email, isWaitlisted, createdAt }) => ({
        eventId,
        name,
        email,
        isWaitlisted,
        at: createdAt,
      })),
    );
  }

  /** Guests stay in the counts, without a name. When an account merely lapsed, they are only unlinked from it. */
  private async anonymizeGuestData(event: CollectorDeleted): Promise<void> {
    const { collectorId, confirmedEmail, isRequested } = event;
    if (!isRequested) return this.eventGuestsStore.unlinkCollector(collectorId);
    await this.eventGuestsStore.anonymizeByCollector(collectorId, confirmedEmail);
    if (confirmedEmail !== null) await this.eventRemindersStore.deleteByEmail(confirmedEmail);
  }
}
