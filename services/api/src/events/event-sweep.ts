import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MoveEvents } from './move-events';
import { SendReminders } from './send-reminders';

/** An evening begins and ends on time, give or take. In milliseconds. */
const EVERY_MS = 3_000;

/** What happens to events by time alone: their status and their reminders. Any number of instances may run it. */
@Injectable()
export class EventSweep implements BeforeApplicationShutdown {
  private readonly logger = new Logger(EventSweep.name);
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly moving: MoveEvents,
    private readonly reminding: SendReminders,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      if (!this.stopped) await this.run();
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** All that is due now. A call during a run shares it. */
  async run(): Promise<void> {
    this.running ??= this.work().finally(() => (this.running = null));
    await this.running;
  }

  /** Lets what is in hand finish. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    await this.reminding.sendDue();
    await this.moving.moveDue();
  }
}
