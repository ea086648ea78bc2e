import { Injectable } from '@nestjs/common';

/** The current time, which tests can move. Everything that depends on time asks here. */
@Injectable()
export class Clock {
  private aheadMs = 0;

  /** By the database's clock, as far as this machine's is known to differ from it. */
  now(): Date {
    return new Date(this.machineTime().getTime() - this.aheadMs);
  }

  machineTime(): Date {
    return new Date();
  }

  /**
   * What happens to one order at several instances must stay in order, so all of them go by the database's clock. A
   * measurement that took long says little, so the known value stays.
   * @param leastMs how far this machine's clock is ahead of it at least; negative when it is behind
   * @param mostMs and at most
   */
  follow(leastMs: number, mostMs: number): void {
    this.aheadMs = Math.trunc(Math.min(Math.max(this.aheadMs, leastMs), mostMs));
  }

  /** A time read from the database. Tests that move the time move the database's with it. */
  databaseTime(told: Date): Date {
    return told;
  }
}
