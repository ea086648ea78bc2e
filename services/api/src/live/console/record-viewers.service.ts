import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, SocketRoom, type SocketConnection } from '../../platform';
import { EventBus } from '../event-bus';
import { VIEWER_COUNT_EXPIRY_MS, VIEWER_COUNT_INTERVAL_MS } from '../live-policy';
import type { ConsoleRecordKind } from './console-records';
import { ConsoleSessionsService } from './console-sessions.service';
import type { RecordViewers, StaffName } from './dto/console-socket-messages.dto';

/** A record that someone has open. */
export interface OpenRecordReference {
  kind: ConsoleRecordKind;
  id: string;
}

/** What another instance reported about one record. */
interface RemoteViewers {
  record: OpenRecordReference;
  staff: readonly StaffName[];
  /** ms of the clock; an instance that stops reporting is forgotten then. */
  until: number;
}

/** Tracks who has which record open, across all instances. */
@Injectable()
export class RecordViewersService implements OnModuleInit {
  private readonly instance = randomUUID();
  private readonly rooms = new Map<string, SocketRoom<RecordViewers>>();
  private readonly opened = new Map<SocketConnection, OpenRecordReference>();
  /** By record, then by instance. */
  private readonly remote = new Map<string, Map<string, RemoteViewers>>();

  constructor(
    private readonly eventBus: EventBus,
    private readonly consoleSessionsService: ConsoleSessionsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.eventBus.subscribe((message) => {
      if (message.about === 'record_viewers' && message.instance !== this.instance)
        this.receive(message.instance, { kind: message.kind, id: message.id }, message.staff);
    });
  }

  /** The connection shows this record, instead of any other. */
  open(connection: SocketConnection, record: OpenRecordReference): void {
    this.close(connection);
    this.opened.set(connection, record);
    const key = keyOf(record);
    const room = this.rooms.get(key) ?? new SocketRoom<RecordViewers>();
    this.rooms.set(key, room);
    room.add(connection);
    this.report(record);
    this.broadcast(record);
  }

  close(connection: SocketConnection): void {
    const record = this.opened.get(connection);
    if (!record) return;
    this.opened.delete(connection);
    const key = keyOf(record);
    const room = this.rooms.get(key);
    room?.remove(connection);
    if (room?.size === 0) this.rooms.delete(key);
    this.report(record);
    this.broadcast(record);
  }

  /** Repeats to the other instances who has records open here, and forgets instances that stopped reporting. */
  @Interval(VIEWER_COUNT_INTERVAL_MS)
  exchange(): void {
    for (const record of new Map([...this.opened.values()].map((each) => [keyOf(each), each])).values())
      this.report(record);
    const now = this.clock.now().getTime();
    for (const [key, instances] of this.remote) {
      const expired = [...instances].filter(([, { until }]) => until <= now);
      for (const [instance] of expired) instances.delete(instance);
      if (instances.size === 0) this.remote.delete(key);
      const [gone] = expired;
      if (gone) this.broadcast(gone[1].record);
    }
  }

  private report(record: OpenRecordReference): void {
    this.eventBus.publish({
      about: 'record_viewers',
      instance: this.instance,
      ...record,
      staff: this.localViewers(record),
    });
  }

  private receive(instance: string, record: OpenRecordReference, staff: readonly StaffName[]): void {
    const key = keyOf(record);
    const instances = this.remote.get(key) ?? new Map<string, RemoteViewers>();
    const before = instances.get(instance)?.staff ?? [];
    if (staff.length === 0) instances.delete(instance);
    else
      instances.set(instance, { record, staff, until: this.clock.now().getTime() + VIEWER_COUNT_EXPIRY_MS });
    if (instances.size > 0) this.remote.set(key, instances);
    else this.remote.delete(key);
    if (!hasSamePeople(before, staff)) this.broadcast(record);
  }

  private broadcast(record: OpenRecordReference): void {
    const remote = [...(this.remote.get(keyOf(record))?.values() ?? [])].flatMap(({ staff }) => staff);
    const viewers = new Map([...this.localViewers(record), ...remote].map((staff) => [staff.id, staff]));
    this.rooms
      .get(keyOf(record))
      ?.broadcast({ type: 'record_viewers', ...record, viewers: [...viewers.values()] });
  }

  private localViewers(record: OpenRecordReference): StaffName[] {
    const room = this.rooms.get(keyOf(record));
    const staff = (room?.connections ?? []).flatMap((each) => this.consoleSessionsService.find(each) ?? []);
    return [...new Map(staff.map(({ id, firstName }) => [id, { id, name: firstName }])).values()];
  }
}

const keyOf = ({ kind, id }: OpenRecordReference): string => JSON.stringify([kind, id]);

const hasSamePeople = (before: readonly StaffName[], after: readonly StaffName[]): boolean =>
  before.length === after.length && before.every(({ id }) => after.some((each) => each.id === id));
