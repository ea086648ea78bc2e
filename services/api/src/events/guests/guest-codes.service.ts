import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Brackets, In } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventGuestEntity } from '../entities/event-guest.entity';

/** Crockford's alphabet: no letters that look like digits, and all characters are in the short alphabet of QR codes. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;

/** The content of the QR code on a guest's pass: 60 random bits. */
export const generateGuestCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** A frame's place in the order of capture; frames of the same second follow the camera's file names. */
export type CapturePosition = Pick<EventPhotoEntity, 'eventId' | 'capturedAt' | 'fileName'>;

/**
 * Assigns photos to guests: the frames after a guest's code, up to the next code, belong to that guest. Call it under
 * the event's lock, since frames arrive in any order.
 */
@Injectable()
export class GuestCodesService {
  constructor(private readonly database: Database) {}

  /** The id of the guest of this event whose pass carries one of the codes. */
  async findGuestByCode(eventId: string, codes: readonly string[]): Promise<string | null> {
    const guestCode = In([...codes]);
    const guest = await this.database.manager.findOneBy(EventGuestEntity, { eventId, guestCode });
    return guest?.id ?? null;
  }

  /** The id of the guest whose code was captured last before this position; null before the first code. */
  async findGuestAt(position: CapturePosition): Promise<string | null> {
    const codeFrame = await this.codeFrames(position)
      .andWhere(CAPTURED_BEFORE, position)
      .orderBy({ 'photo.capturedAt': 'DESC', 'photo.fileName': 'DESC' })
      .getOne();
    return codeFrame?.guestId ?? null;
  }

  /** Assigns the frames from this position up to the next code to the guest. */
  async assignFrames(position: CapturePosition, guestId: string): Promise<void> {
    const next = await this.codeFrames(position)
      .andWhere(CAPTURED_AFTER, position)
      .orderBy({ 'photo.capturedAt': 'ASC', 'photo.fileName': 'ASC' })
      .getOne();
    const frames = this.database.manager
      .createQueryBuilder()
      .update(EventPhotoEntity)
      .set({ guestId })
      .where('event_id = :eventId', { eventId: position.eventId })
      .andWhere("state <> 'code-frame'")
      .andWhere(
        new Brackets((from) =>
          from
            .where('captured_at > :start', { start: position.capturedAt })
            .orWhere('(captured_at = :start AND file_name > :startName)', { startName: position.fileName }),
        ),
      );
    if (next)
      frames.andWhere(
        new Brackets((until) =>
          until
            .where('captured_at < :end', { end: next.capturedAt })
            .orWhere('(captured_at = :end AND file_name < :endName)', { endName: next.fileName }),
        ),
      );
    await frames.execute();
  }

  private codeFrames({ eventId }: CapturePosition) {
    return this.database.manager
      .createQueryBuilder(EventPhotoEntity, 'photo')
      .where("photo.eventId = :eventId AND photo.state = 'code-frame'", { eventId })
      .limit(1);
  }
}

const CAPTURED_BEFORE =
  '(photo.capturedAt < :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName < :fileName))';
const CAPTURED_AFTER =
  '(photo.capturedAt > :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName > :fileName))';
