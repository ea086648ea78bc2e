import { Injectable } from '@nestjs/common';

/** The current time, which tests can move. Everything that depends on time asks here. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** A time that the database told. Tests that move the time move the database's with it. */
  databaseTime(told: Date): Date {
    return told;
  }
}
