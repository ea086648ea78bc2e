import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventTransitionsService } from './event-transitions.service';
import { SCHEDULE_INTERVAL_MS } from '../events-policy';
import { EventRemindersService } from '../reminders/event-reminders.service';

/**
 * Changes the status of events and sends reminders when their time comes. Any number of instances may run it at once.
 */
@Injectable()
export class EventScheduleWorker implements BeforeApplicationShutdown {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly eventTransitionsService: EventTransitionsService,
    private readonly eventRemindersService: EventRemindersService,
  ) {}

  /** A call during a run joins that run. */
  @Interval(SCHEDULE_INTERVAL_MS)
  async run(): Promise<void> {
    if (this.stopped) return;
    this.running ??= this.work().finally(() => (this.running = null));
    await this.running;
  }

  /** Lets a current run finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    await this.eventRemindersService.sendDue();
    await this.eventTransitionsService.transitionDue();
  }
}
