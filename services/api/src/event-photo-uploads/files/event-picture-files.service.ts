import { Injectable } from '@nestjs/common';
import {
  EventAccessService,
  EventCacheService,
  EventPhotosService,
  isPictureGrantValid,
  type GrantedPicture,
} from '../../events';
import type { SessionRequest } from '../../identity';
import {
  derivativeKey,
  DERIVATIVE_MIME,
  EventPicturesService,
  IMMUTABLE_CACHE,
  parseDerivativeName,
} from '../../media';
import { AppError, Clock, matchesEtag, Settings, Storage, type OpenFile } from '../../platform';
import { VIP_PICTURE_CACHE_SECONDS } from '../event-photo-uploads-policy';

export interface PictureFileRequest {
  eventId: string;
  name: string;
  /** The grant in the URL, whatever it contains. */
  grant: unknown;
  /** `If-None-Match` */
  knownEtags: string | undefined;
}

export interface PictureFile {
  /** Null when the client already has it. */
  file: OpenFile | null;
  etag: string;
  type: string;
  cacheControl: string;
}

/** Opens the files of event photos for guests and buyers. */
@Injectable()
export class EventPictureFilesService {
  constructor(
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPicturesService: EventPicturesService,
    private readonly storage: Storage,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * A picture of a photo that is on the feed or waits for approval.
   * @throws AppError `not_found`; for a VIP-only event, `pass_required` and `vip_only`
   */
  async openForGuest(
    request: SessionRequest,
    { eventId, name, grant, knownEtags }: PictureFileRequest,
  ): Promise<PictureFile> {
    const event = await this.eventCacheService.find(eventId);
    const derivative = parseDerivativeName(name);
    // The gallery's short id is not accepted as an event id here: the URL of a file is permanent.
    if (event?.id !== eventId || derivative === null) throw new AppError('not_found');
    const { mediaId } = derivative;
    if (event.isVipOnly && !this.isGranted(grant, { eventId, mediaId }))
      await this.eventAccessService.admit(request, eventId);
    if (!(await this.eventPhotosService.isVisible(eventId, mediaId))) throw new AppError('not_found');
    const cacheControl = event.isVipOnly ? `private, max-age=${VIP_PICTURE_CACHE_SECONDS}` : IMMUTABLE_CACHE;
    const headers = { etag: `"${name}"`, type: DERIVATIVE_MIME[derivative.format], cacheControl };
    if (matchesEtag(knownEtags, headers.etag)) return { ...headers, file: null };
    const file = await this.storage.open(derivativeKey({ ...derivative, eventId }));
    if (file === null) throw new AppError('not_found');
    return { ...headers, file };
  }

  /**
   * The JPEG for the buyer of an event photo: full size, without watermark or metadata. Rendered on the first request.
   * @throws AppError `photo_not_found`
   */
  async openForBuyer(photoId: string): Promise<OpenFile> {
    const photo = await this.eventPhotosService.find(photoId);
    if (!photo?.mediaId) throw new AppError('photo_not_found');
    const file = await this.storage.open(await this.eventPicturesService.ensureBuyerFile(photo));
    if (file === null) throw new AppError('photo_not_found');
    return file;
  }

  private isGranted(grant: unknown, picture: GrantedPicture): boolean {
    const { key } = this.settings.guestPasses;
    return typeof grant === 'string' && isPictureGrantValid(grant, picture, this.clock.now(), key);
  }
}
