import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { randomInt } from 'node:crypto';
import { EventCacheService } from '../events';
import {
  actorOf,
  AttemptLimitsService,
  AuditLogService,
  ResolveAuditSubjects,
  StaffDirectoryService,
  type SignedInStaff,
} from '../identity';
import {
  AppError,
  Clock,
  Database,
  DomainEvents,
  generateSecret,
  hashSecret,
  Mailer,
  Settings,
} from '../platform';
import type {
  EventDevice,
  EventDeviceState,
  PairDevice,
  PairedDevice,
  PairingCode,
} from './dto/event-device.dto';
import { type EventDeviceEntity, EventDevicesStore } from './event-devices.store';
import { devicePairedEmail } from './event-devices.emails';
import {
  deviceExpiry,
  PAIRING_CODE_MINUTES,
  USE_AUDIT_INTERVAL_MS,
  USE_INTERVAL_MS,
  PAIRING_CODE_ALPHABET,
  PAIRING_CODE_LENGTH,
} from './event-devices-policy';

/** A random code, in stored form: `7KXQ4MWP`. */
const generatePairingCode = (): string =>
  Array.from({ length: PAIRING_CODE_LENGTH }, () =>
    PAIRING_CODE_ALPHABET.charAt(randomInt(PAIRING_CODE_ALPHABET.length)),
  ).join('');

/** The form that is read out and typed: `7KXQ-4MWP`. */
const formatPairingCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The stored form of what someone typed, in any case, with or without the dash. */
const normalizePairingCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Pairs devices with an event, finds them by their token and revokes them. */
@Injectable()
export class EventDevicesService implements OnModuleInit {
  constructor(
    private readonly eventDevicesStore: EventDevicesStore,
    private readonly eventCacheService: EventCacheService,
    private readonly attemptLimitsService: AttemptLimitsService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly auditLogService: AuditLogService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Lets the audit log name devices. */
  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (subjects) =>
      subjects.add('device', 'SELECT id, name FROM event_devices'),
    );
  }

  /** A new code for the event; it replaces the last one of this staff member. @throws AppError `event_not_found` */
  async createCode(idOrTag: string, by: SignedInStaff): Promise<PairingCode> {
    const { id: eventId } = await this.eventCacheService.get(idOrTag);
    const code = generatePairingCode();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + PAIRING_CODE_MINUTES * 60_000);
    await this.eventDevicesStore.saveCode({
      eventId,
      createdBy: by.id,
      codeDigest: hashSecret(code),
      createdAt,
      expiresAt,
    });
    return {
      code: formatPairingCode(code),
      expiresAt: expiresAt.toISOString(),
      galleryUrl: this.settings.http.publicOrigin,
    };
  }

  /** Pairs a device by a code, which works once. @throws AppError `pairing_code_refused`, `rate_limited` */
  async pair({ code: typed, name }: PairDevice, network: string): Promise<PairedDevice> {
    await this.attemptLimitsService.countPairing(network);
    const codeDigest = hashSecret(normalizePairingCode(typed));
    const code = await this.eventDevicesStore.findCode(codeDigest);
    const now = this.clock.now();
    if (!code || now >= code.expiresAt) throw codeRefused();
    const event = await this.eventCacheService.get(code.eventId);
    const token = generateSecret();
    const device: EventDeviceEntity = {
      id: uuid(),
      eventId: event.id,
      name,
      tokenDigest: hashSecret(token),
      createdBy: code.createdBy,
      createdAt: now,
      expiresAt: deviceExpiry(event, now),
      lastUsedAt: null,
      revokedAt: null,
    };
    await this.database.transaction(async () => {
      if (!(await this.eventDevicesStore.removeCode(codeDigest))) throw codeRefused();
      await this.eventDevicesStore.add(device);
      await this.announcePairing(device, event.title);
    });
    return {
      token,
      eventId: event.id,
      eventTitle: event.title,
      expiresAt: device.expiresAt.toISOString(),
    };
  }

  /** Newest first, including those that can no longer upload. @throws AppError `event_not_found` */
  async list(idOrTag: string): Promise<EventDevice[]> {
    const { id } = await this.eventCacheService.get(idOrTag);
    const devices = await this.eventDevicesStore.listByEvent(id);
    const staff = new Map((await this.staffDirectoryService.list()).map((each) => [each.id, each.firstName]));
    return devices.map((device) => ({
      id: device.id,
      name: device.name,
      pairedBy: staff.get(device.createdBy) ?? null,
      pairedAt: device.createdAt.toISOString(),
      lastUsedAt: device.lastUsedAt?.toISOString() ?? null,
      expiresAt: device.expiresAt.toISOString(),
      state: stateOf(device, this.clock.now()),
    }));
  }

  /** Ends the device's access at once. Repeating it is no error. @throws AppError `device_not_found` */
  async revoke(id: string, by: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const device = await this.eventDevicesStore.lock(id);
      if (!device) throw new AppError('device_not_found');
      if (device.revokedAt !== null) return;
      await this.eventDevicesStore.revoke(id, this.clock.now());
      await this.auditLogService.record({
        action: 'event.device-revoked',
        actor: actorOf(by),
        subject: { kind: 'event', id: device.eventId },
        details: { device: device.name },
      });
    });
  }

  /** The device with this token. @throws AppError `device_refused`, with a message that says what to do */
  async authenticate(token: string): Promise<EventDeviceEntity> {
    const device = await this.eventDevicesStore.findByToken(hashSecret(token));
    if (!device) throw new AppError('device_refused');
    const now = this.clock.now();
    const state = stateOf(device, now);
    if (state === 'revoked')
      throw new AppError('device_refused', {
        message: 'This device was revoked in the console. Pair it again with a new code.',
      });
    if (state === 'expired')
      throw new AppError('device_refused', {
        message: 'The pairing of this device has expired. Pair it again with a new code from the console.',
      });
    await this.recordUse(device, now);
    return device;
  }

  private async recordUse(device: EventDeviceEntity, now: Date): Promise<void> {
    const idleMs = device.lastUsedAt === null ? Infinity : now.getTime() - device.lastUsedAt.getTime();
    if (idleMs < USE_INTERVAL_MS) return;
    if (idleMs < USE_AUDIT_INTERVAL_MS) return this.eventDevicesStore.recordUse(device.id, now);
    await this.database.transaction(async () => {
      const locked = await this.eventDevicesStore.lock(device.id);
      // The first uploads arrive at the same time; only one of them is recorded.
      if (locked?.lastUsedAt?.getTime() !== device.lastUsedAt?.getTime()) return;
      await this.eventDevicesStore.recordUse(device.id, now);
      await this.auditLogService.record({
        action: 'event.photos-uploaded',
        actor: { kind: 'device', id: device.id },
        subject: { kind: 'event', id: device.eventId },
        details: { device: device.name },
      });
    });
  }

  private async announcePairing(
    { id, name, eventId, createdBy, expiresAt }: EventDeviceEntity,
    event: string,
  ): Promise<void> {
    await this.auditLogService.record({
      action: 'event.device-paired',
      actor: { kind: 'device', id },
      subject: { kind: 'event', id: eventId },
      details: { device: name },
    });
    const by = await this.staffDirectoryService.findName(createdBy);
    const { timeZone } = this.settings.brand;
    for (const owner of await this.staffDirectoryService.listOwners())
      await this.mailer.send(
        devicePairedEmail(owner, { device: name, event, by: by?.name ?? null, expiresAt, timeZone }),
      );
  }
}

function stateOf({ revokedAt, expiresAt }: EventDeviceEntity, now: Date): EventDeviceState {
  if (revokedAt !== null) return 'revoked';
  return now >= expiresAt ? 'expired' : 'active';
}

const codeRefused = (): AppError =>
  new AppError('pairing_code_refused', {
    message: `This code is not valid. Codes work once, within ${PAIRING_CODE_MINUTES} minutes. Create a new one in the console.`,
  });
