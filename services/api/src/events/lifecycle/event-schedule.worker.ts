import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventTransitionsService } from './event-transitions.service';
import { EventReminderSender } from '../reminders/send-due-reminders';

/** An evening begins and ends on time, give or take. In milliseconds. */
const INTERVAL_MS = 3_000;

/** What happens to events by time alone: their status and their reminders. Any number of instances may run it. */
@Injectable()
export class EventScheduleWorker implements BeforeApplicationShutdown {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly eventTransitionsService: EventTransitionsService,
    private readonly eventReminderSender: EventReminderSender,
  ) {}

  /** All that is due now. A call during a run shares it. */
  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    if (this.stopped) return;
    this.running ??= this.work().finally(() => (this.running = null));
    await this.running;
  }

  /** Lets what is in hand finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    await this.eventReminderSender.sendDue();
    await this.eventTransitionsService.transitionDue();
  }
}
