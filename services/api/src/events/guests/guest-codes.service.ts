import { Injectable } from '@nestjs/common';
import { Brackets, In } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventGuestEntity } from '../entities/event-guest.entity';

/** Where a frame stands in the order of capture: frames of one second by the camera's names for them. */
export type CapturePosition = Pick<EventPhotoEntity, 'eventId' | 'capturedAt' | 'fileName'>;

/**
 * Whose photographs are whose: after a frame with the code of a guest's pass, the following frames are theirs, up to the
 * next code. Call it under the event's lock: frames arrive in any order.
 */
@Injectable()
export class GuestCodesService {
  constructor(private readonly database: Database) {}

  /** The guest of this event whose pass carries one of the codes, by id. */
  async findGuestByCode(eventId: string, codes: readonly string[]): Promise<string | null> {
    const markerCode = In([...codes]);
    const guest = await this.database.manager.findOneBy(EventGuestEntity, { eventId, markerCode });
    return guest?.id ?? null;
  }

  /** The guest whose code was photographed last before this place; null before the first code. */
  async findGuestAt(place: CapturePosition): Promise<string | null> {
    const marker = await this.codeFrames(place)
      .andWhere(CAPTURED_BEFORE, place)
      .orderBy({ 'photo.capturedAt': 'DESC', 'photo.fileName': 'DESC' })
      .getOne();
    return marker?.visitorId ?? null;
  }

  /** Gives the frames from this place up to the next code to the guest. */
  async assignFrames(place: CapturePosition, visitorId: string): Promise<void> {
    const next = await this.codeFrames(place)
      .andWhere(CAPTURED_AFTER, place)
      .orderBy({ 'photo.capturedAt': 'ASC', 'photo.fileName': 'ASC' })
      .getOne();
    const frames = this.database.manager
      .createQueryBuilder()
      .update(EventPhotoEntity)
      .set({ visitorId })
      .where('event_id = :eventId', { eventId: place.eventId })
      .andWhere("state <> 'marker'")
      .andWhere(
        new Brackets((from) =>
          from
            .where('captured_at > :start', { start: place.capturedAt })
            .orWhere('(captured_at = :start AND file_name > :startName)', { startName: place.fileName }),
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
      .where("photo.eventId = :eventId AND photo.state = 'marker'", { eventId })
      .limit(1);
  }
}

const CAPTURED_BEFORE =
  '(photo.capturedAt < :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName < :fileName))';
const CAPTURED_AFTER =
  '(photo.capturedAt > :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName > :fileName))';
