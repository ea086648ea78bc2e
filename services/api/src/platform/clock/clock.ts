import { Injectable } from '@nestjs/common';

/** The time, so that tests can move it. Everything that decides by time asks here. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
