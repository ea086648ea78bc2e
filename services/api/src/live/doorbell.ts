import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisLink } from '../platform';
import { newsOf, type News } from './news';

/**
 * Says that there is something to look at. This instance hears at once, the others by Redis, where there is one. It may ring
 * twice or not at all: what happened stands in the database, and every instance also looks by itself.
 */
@Injectable()
export class Doorbell {
  /** Redis hands everybody their own words back. */
  private readonly instance = randomUUID();
  private readonly channel: string;
  private readonly hearers: ((news: News) => void)[] = [];

  constructor(private readonly redis: RedisLink) {
    this.channel = redis.key('news');
    redis.on(this.channel, (text) => this.hearForeign(text));
  }

  onNews(hear: (news: News) => void): void {
    this.hearers.push(hear);
  }

  ring(news: News): void {
    this.hear(news);
    this.redis.say(this.channel, `${this.instance} ${JSON.stringify(news)}`);
  }

  private hearForeign(text: string): void {
    const at = text.indexOf(' ');
    if (text.slice(0, at) === this.instance) return;
    const news = newsOf(text.slice(at + 1));
    if (news) this.hear(news);
  }

  private hear(news: News): void {
    for (const hear of this.hearers) hear(news);
  }
}
