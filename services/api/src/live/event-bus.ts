import { CONSOLE_RECORD_KINDS } from '@gallery/contracts';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisConnection } from '../platform';
import type { ConsoleRecordKind } from './console/console-records';

/** Something changed at some instance: the message says where to look, never what changed. */
export type EventBusMessage =
  | { about: 'photos'; eventId: string; revision: number }
  | { about: 'event'; eventId: string }
  | { about: 'prints'; editionIds: readonly string[] }
  | { about: 'record'; kind: ConsoleRecordKind; id: string; act?: { action: string; staffId: string } }
  | {
      about: 'record_viewers';
      instance: string;
      kind: ConsoleRecordKind;
      id: string;
      staff: readonly { id: string; name: string }[];
    }
  | { about: 'staff_sessions' };

/**
 * Messages between instances: this one receives them at once, the others through Redis if there is one. A message may
 * arrive twice or not at all, since every instance also polls the database.
 */
@Injectable()
export class EventBus {
  /** Redis also delivers an instance's own messages to it. */
  private readonly instance = randomUUID();
  private readonly channel: string;
  private readonly subscribers: ((message: EventBusMessage) => void)[] = [];

  constructor(private readonly redisConnection: RedisConnection) {
    this.channel = redisConnection.key('event-bus');
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

type Fields = Partial<Record<string, unknown>>;

/** Reads each kind; null if fields do not have the expected form. */
const READERS: Record<string, (fields: Fields) => EventBusMessage | null> = {
  photos: ({ eventId, revision }) =>
    isText(eventId) && typeof revision === 'number' ? { about: 'photos', eventId, revision } : null,
  event: ({ eventId }) => (isText(eventId) ? { about: 'event', eventId } : null),
  prints: ({ editionIds }) =>
    Array.isArray(editionIds) && editionIds.every(isText) ? { about: 'prints', editionIds } : null,
  record: ({ kind, id, act }) =>
    isRecordKind(kind) && isText(id)
      ? {
          about: 'record',
          kind,
          id,
          ...(isAct(act) && { act: { action: act.action, staffId: act.staffId } }),
        }
      : null,
  record_viewers: ({ instance, kind, id, staff }) =>
    isText(instance) && isRecordKind(kind) && isText(id) && Array.isArray(staff) && staff.every(isStaffName)
      ? { about: 'record_viewers', instance, kind, id, staff }
      : null,
  staff_sessions: () => ({ about: 'staff_sessions' }),
};

/** Null for anything that is not a message of this application: instances of another release may share Redis. */
function parseEventBusMessage(text: string): EventBusMessage | null {
  const message: unknown = JSON.parse(text);
  if (!isFields(message) || !isText(message['about'])) return null;
  return READERS[message['about']]?.(message) ?? null;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isRecordKind = (value: unknown): value is ConsoleRecordKind =>
  CONSOLE_RECORD_KINDS.some((kind) => kind === value);
const isAct = (value: unknown): value is { action: string; staffId: string } =>
  isFields(value) && isText(value['action']) && isText(value['staffId']);
const isStaffName = (value: unknown): value is { id: string; name: string } =>
  isFields(value) && isText(value['id']) && isText(value['name']);
