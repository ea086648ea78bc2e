import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MoveEvents } from './move-events';
import { SendReminders } from './send-reminders';

/** An evening begins and ends on time, give or take. In milliseconds. */
const EVERY_MS = 3_000;

/** What happens to events by time alone: their status and their reminders. Any number of instances may run it. */
@Injectable()
export class EventSweep implements BeforeApplicationShutdown {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly moving: MoveEvents,
    private readonly reminding: SendReminders,
  ) {}

  /** All that is due now. A call during a run shares it. */
  @Interval(EVERY_MS)
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
    await this.reminding.sendDue();
    await this.moving.moveDue();
  }
}
