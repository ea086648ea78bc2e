import { Injectable } from '@nestjs/common';
import { Brackets, In } from 'typeorm';
import { Database } from '../platform';
import { EventPhotoEntity } from './event-photo.entity';
import { EventVisitorEntity } from './event-visitor.entity';

/** Where a frame stands in the order of capture: frames of one second by the camera's names for them. */
export type CapturePlace = Pick<EventPhotoEntity, 'eventId' | 'capturedAt' | 'fileName'>;

/**
 * Whose photographs are whose: after a frame with the code of a guest's pass, the following frames are theirs, up to the
 * next code. Call it under the event's lock: frames arrive in any order.
 */
@Injectable()
export class Markers {
  constructor(private readonly database: Database) {}

  /** The guest of this event whose pass carries one of the codes, by id. */
  async guestOf(eventId: string, codes: readonly string[]): Promise<string | null> {
    const markerCode = In([...codes]);
    const guest = await this.database.manager.findOneBy(EventVisitorEntity, { eventId, markerCode });
    return guest?.id ?? null;
  }

  /** The guest whose code was photographed last before this place; null before the first code. */
  async guestAt(place: CapturePlace): Promise<string | null> {
    const marker = await this.markers(place)
      .andWhere(BEFORE, place)
      .orderBy({ 'photo.capturedAt': 'DESC', 'photo.fileName': 'DESC' })
      .getOne();
    return marker?.visitorId ?? null;
  }

  /** Gives the frames from this place up to the next code to the guest. */
  async give(place: CapturePlace, visitorId: string): Promise<void> {
    const next = await this.markers(place)
      .andWhere(AFTER, place)
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

  private markers({ eventId }: CapturePlace) {
    return this.database.manager
      .createQueryBuilder(EventPhotoEntity, 'photo')
      .where("photo.eventId = :eventId AND photo.state = 'marker'", { eventId })
      .limit(1);
  }
}

const BEFORE =
  '(photo.capturedAt < :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName < :fileName))';
const AFTER =
  '(photo.capturedAt > :capturedAt OR (photo.capturedAt = :capturedAt AND photo.fileName > :fileName))';
