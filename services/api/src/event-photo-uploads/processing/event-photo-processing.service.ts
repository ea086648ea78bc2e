import { Injectable, Logger } from '@nestjs/common';
import {
  EventCacheService,
  EventPhotoIntakeService,
  type PhotoJobStage,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { EventPicturesService, type PictureFacts } from '../../media';
import { Settings } from '../../platform';
import { MAX_RENDERING_ATTEMPTS } from '../event-photo-uploads-policy';

const ATTEMPTS_EXHAUSTED = 'This file could not be processed as a picture.';

/** Renders a photo in two stages: the first pictures for the feed, then all other widths. */
@Injectable()
export class EventPhotoProcessingService {
  private readonly logger = new Logger(EventPhotoProcessingService.name);

  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventPicturesService: EventPicturesService,
    private readonly eventPhotoIntakeService: EventPhotoIntakeService,
    private readonly settings: Settings,
  ) {}

  /** @throws Error when it could not finish for a reason other than the file */
  async process(stage: PhotoJobStage, photo: StoredEventPhoto): Promise<void> {
    const event = await this.eventCacheService.find(photo.eventId);
    if (!event) return;
    if (stage === 'first') await this.processFirst(photo, event);
    else await this.processRest(photo, event);
  }

  private async processFirst(photo: StoredEventPhoto, event: CachedEvent): Promise<void> {
    if (photo.attempts > MAX_RENDERING_ATTEMPTS)
      return this.eventPhotoIntakeService.fail(photo.id, ATTEMPTS_EXHAUSTED);
    const mark = this.watermarkOf(event);
    let answer = await this.eventPicturesService.renderFirst(photo, { mark, looksForCode: true });
    if (answer.outcome === 'code') {
      const guestId = await this.eventPhotoIntakeService.findGuestByCode(event.id, answer.codes);
      if (guestId !== null) return this.eventPhotoIntakeService.markAsCodeFrame(photo.id, guestId);
      answer = await this.eventPicturesService.renderFirst(photo, { mark, looksForCode: false });
    }
    if (answer.outcome === 'refused')
      return this.eventPhotoIntakeService.fail(photo.id, answer.failureReason);
    if (answer.outcome !== 'made') return;
    const { facts, isComplete } = answer;
    await this.eventPhotoIntakeService.completeFirstStage(photo.id, {
      isComplete,
      record: this.recorder(facts),
    });
  }

  private async processRest(photo: StoredEventPhoto, event: CachedEvent): Promise<void> {
    const answer =
      photo.attempts > MAX_RENDERING_ATTEMPTS
        ? null
        : await this.eventPicturesService.renderRest(photo, { mark: this.watermarkOf(event) });
    const isMade = answer?.outcome === 'made';
    if (!isMade) this.logger.warn(`Photograph ${photo.id} keeps its first sizes.`);
    await this.eventPhotoIntakeService.completeRemaining(
      photo.id,
      isMade ? this.recorder(answer.facts) : null,
    );
  }

  private recorder(facts: PictureFacts): (photo: StoredEventPhoto) => Promise<string> {
    return (photo) => this.eventPicturesService.record(photo, photo.alt, facts);
  }

  private watermarkOf(event: CachedEvent): string | null {
    return event.isWatermarked ? this.settings.brand.name : null;
  }
}
