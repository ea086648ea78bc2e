import { Injectable, Logger } from '@nestjs/common';
import { ReadEvents, type EventRecord } from '../events';

/** Documents tell everybody the same, whoever asks for them. */
const ANYBODY = { method: 'GET', headers: {} };

/** What documents say of events. */
@Injectable()
export class AnnouncedEvents {
  private readonly logger = new Logger(AnnouncedEvents.name);

  constructor(private readonly events: ReadEvents) {}

  /** What is on and then what comes, as the lists show it to anybody; none when they cannot be read now. */
  async list(): Promise<EventRecord[]> {
    try {
      const all = await Promise.all([
        this.events.list(ANYBODY, 'live'),
        this.events.list(ANYBODY, 'scheduled'),
      ]);
      return all.flat();
    } catch (error) {
      this.logger.error(error);
      return [];
    }
  }
}
