import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../platform';
import { parseEventBusMessage, type EventBusMessage } from './event-bus-message';

/**
 * Says that there is something to look at. This instance hears at once, the others by Redis, where there is one. It may ring
 * twice or not at all: what happened stands in the database, and every instance also looks by itself.
 */
@Injectable()
export class EventBus {
  /** Redis hands everybody their own words back. */
  private readonly instance = randomUUID();
  private readonly channel: string;
  private readonly hearers: ((news: EventBusMessage) => void)[] = [];

  constructor(private readonly redisConnection: RedisConnection) {
    this.channel = redisConnection.key('news');
    redisConnection.subscribe(this.channel, (text) => this.receive(text));
  }

  subscribe(hear: (news: EventBusMessage) => void): void {
    this.hearers.push(hear);
  }

  publish(news: EventBusMessage): void {
    this.deliver(news);
    this.redisConnection.publish(this.channel, `${this.instance} ${JSON.stringify(news)}`);
  }

  private receive(text: string): void {
    const at = text.indexOf(' ');
    if (text.slice(0, at) === this.instance) return;
    const news = parseEventBusMessage(text.slice(at + 1));
    if (news) this.deliver(news);
  }

  private deliver(news: EventBusMessage): void {
    for (const hear of this.hearers) hear(news);
  }
}
