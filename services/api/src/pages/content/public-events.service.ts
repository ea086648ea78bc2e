import { Injectable, Logger } from '@nestjs/common';
import { EventsQueries, type EventRecord } from '../../events';

/** Documents tell everybody the same, whoever asks for them. */
const ANONYMOUS_REQUEST = { method: 'GET', headers: {} };

/** What documents say of events. */
@Injectable()
export class PublicEventsService {
  private readonly logger = new Logger(PublicEventsService.name);

  constructor(private readonly eventsQueries: EventsQueries) {}

  /** What is on and then what comes, as the lists show it to anybody; none when they cannot be read now. */
  async upcomingEvents(): Promise<EventRecord[]> {
    try {
      const all = await Promise.all([
        this.eventsQueries.list(ANONYMOUS_REQUEST, 'live'),
        this.eventsQueries.list(ANONYMOUS_REQUEST, 'scheduled'),
      ]);
      return all.flat();
    } catch (error) {
      this.logger.error(error);
      return [];
    }
  }
}
