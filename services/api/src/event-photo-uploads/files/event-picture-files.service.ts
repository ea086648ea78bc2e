import { Injectable } from '@nestjs/common';
import { EventAccessService, EventCacheService, EventPhotosService } from '../../events';
import { derivativeKey, DERIVATIVE_MIME, IMMUTABLE_CACHE, parseDerivativeName } from '../../media';
import type { SessionRequest } from '../../identity';
import { AppError, Clock, matchesEtag, Settings, Storage, type OpenFile } from '../../platform';
import { isPictureGrantValid, type GrantedPicture } from './picture-grant';

/** Of a VIP-only event: for this browser alone, and not for longer than an evening. */
const PRIVATE_CACHE = 'private, max-age=3600';

/** Which file is asked for. */
export interface PictureFileRequest {
  eventId: string;
  name: string;
  /** What the owner's list gave along with the picture; whatever stands in the address. */
  grant: unknown;
  /** Tags of the files that the asker has. */
  known: string | undefined;
}

/** A file as it goes out. */
export interface PictureFile {
  /** Null when the asker has it. */
  file: OpenFile | null;
  etag: string;
  type: string;
  cacheControl: string;
}

/** Gives out the files of photographs that are on the feed or wait for it. */
@Injectable()
export class EventPictureFilesService {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly storage: Storage,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `not_found`; of a VIP-only event `pass_required` and `vip_only` */
  async openForGuest(
    request: SessionRequest,
    { eventId, name, grant, known }: PictureFileRequest,
  ): Promise<PictureFile> {
    const event = await this.eventCacheService.find(eventId);
    const derivative = parseDerivativeName(name);
    // The gallery's short id for the current event names no files: they stay where they are.
    if (event?.id !== eventId || derivative === null) throw new AppError('not_found');
    const { mediaId } = derivative;
    if (event.isVipOnly && !this.isGranted(grant, { eventId, mediaId }))
      await this.eventAccessService.admit(request, eventId);
    if (!(await this.eventPhotosService.isVisible(eventId, mediaId))) throw new AppError('not_found');
    const cacheControl = event.isVipOnly ? PRIVATE_CACHE : IMMUTABLE_CACHE;
    const about = { etag: `"${name}"`, type: DERIVATIVE_MIME[derivative.format], cacheControl };
    if (matchesEtag(known, about.etag)) return { ...about, file: null };
    const file = await this.storage.open(derivativeKey({ ...derivative, eventId }));
    if (file === null) throw new AppError('not_found');
    return { ...about, file };
  }

  private isGranted(grant: unknown, picture: GrantedPicture): boolean {
    return (
      typeof grant === 'string' &&
      isPictureGrantValid(grant, picture, this.clock.now(), this.settings.guestPasses.key)
    );
  }
}
