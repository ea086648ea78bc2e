import { Injectable, Logger } from '@nestjs/common';
import { KnownEvents, PhotoIntake, type JobStage, type KnownEvent, type KnownPhoto } from '../events';
import { EventPictures, type PictureFacts } from '../media';
import { Settings } from '../platform';

/** A file over which the picture process ended so often is not tried again. */
const MAX_ATTEMPTS = 3;
const GIVEN_UP = 'No picture could be made of this file.';

/** Takes a photograph through its stages: first pictures and on to the feed, then all other widths. */
@Injectable()
export class MakePhoto {
  private readonly logger = new Logger(MakePhoto.name);

  constructor(
    private readonly events: KnownEvents,
    private readonly pictures: EventPictures,
    private readonly intake: PhotoIntake,
    private readonly settings: Settings,
  ) {}

  /** @throws Error when it did not come to an end, for whatever reason that is not the file's */
  async run(stage: JobStage, photo: KnownPhoto): Promise<void> {
    const event = await this.events.find(photo.eventId);
    if (!event) return;
    if (stage === 'first') await this.makeFirst(photo, event);
    else await this.makeRest(photo, event);
  }

  private async makeFirst(photo: KnownPhoto, event: KnownEvent): Promise<void> {
    if (photo.attempts > MAX_ATTEMPTS) return this.intake.fail(photo.id, GIVEN_UP);
    const mark = this.markOf(event);
    let answer = await this.pictures.makeFirst(photo, { mark, looksForCode: true });
    if (answer.outcome === 'code') {
      const visitorId = await this.intake.guestOf(event.id, answer.codes);
      if (visitorId !== null) return this.intake.assign(photo.id, visitorId);
      answer = await this.pictures.makeFirst(photo, { mark, looksForCode: false });
    }
    if (answer.outcome === 'refused') return this.intake.fail(photo.id, answer.fault);
    if (answer.outcome !== 'made') return;
    const { facts, isComplete } = answer;
    await this.intake.arrive(photo.id, { isComplete, record: this.recorder(facts) });
  }

  private async makeRest(photo: KnownPhoto, event: KnownEvent): Promise<void> {
    const answer =
      photo.attempts > MAX_ATTEMPTS
        ? null
        : await this.pictures.makeRest(photo, { mark: this.markOf(event) });
    const isMade = answer?.outcome === 'made';
    if (!isMade) this.logger.warn(`Photograph ${photo.id} stays with its first widths.`);
    await this.intake.complete(photo.id, isMade ? this.recorder(answer.facts) : null);
  }

  private recorder(facts: PictureFacts): (photo: KnownPhoto) => Promise<string> {
    return (photo) => this.pictures.record(photo, photo.alt, facts);
  }

  private markOf(event: KnownEvent): string | null {
    return event.isWatermarked ? this.settings.brand.name : null;
  }
}
