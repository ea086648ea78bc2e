import { Injectable } from '@nestjs/common';

/** The current time, which tests can move. Everything that depends on time asks here. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
