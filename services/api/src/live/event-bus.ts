import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../platform';

/** Something changed at some instance: names where to look, never what changed. */
export type EventBusMessage =
  | { about: 'photos'; eventId: string; revision: number }
  | { about: 'event'; eventId: string }
  | { about: 'prints'; editionIds: readonly string[] };

/**
 * Messages between instances: this one receives them at once, the others through Redis where there is one. A message may
 * arrive twice or not at all, since every instance also polls the database.
 */
@Injectable()
export class EventBus {
  /** Redis also delivers an instance's own messages to it. */
  private readonly instance = randomUUID();
  private readonly channel: string;
  private readonly subscribers: ((message: EventBusMessage) => void)[] = [];

  constructor(private readonly redisConnection: RedisConnection) {
    this.channel = redisConnection.key('news');
    redisConnection.subscribe(this.channel, (text) => this.receive(text));
  }

  subscribe(subscriber: (message: EventBusMessage) => void): void {
    this.subscribers.push(subscriber);
  }

  publish(message: EventBusMessage): void {
    this.deliver(message);
    this.redisConnection.publish(this.channel, `${this.instance} ${JSON.stringify(message)}`);
  }

  private receive(text: string): void {
    const at = text.indexOf(' ');
    if (text.slice(0, at) === this.instance) return;
    const message = parseEventBusMessage(text.slice(at + 1));
    if (message) this.deliver(message);
  }

  private deliver(message: EventBusMessage): void {
    for (const notify of this.subscribers) notify(message);
  }
}

/** Null for anything that is not a message of ours: instances of another release may share Redis. */
function parseEventBusMessage(text: string): EventBusMessage | null {
  const message: unknown = JSON.parse(text);
  if (typeof message !== 'object' || message === null || !('about' in message)) return null;
  if (message.about === 'prints' && 'editionIds' in message && isStringArray(message.editionIds))
    return { about: 'prints', editionIds: message.editionIds };
  if (!('eventId' in message) || typeof message.eventId !== 'string') return null;
  if (message.about === 'event') return { about: 'event', eventId: message.eventId };
  if (message.about === 'photos' && 'revision' in message && typeof message.revision === 'number')
    return { about: 'photos', eventId: message.eventId, revision: message.revision };
  return null;
}

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
