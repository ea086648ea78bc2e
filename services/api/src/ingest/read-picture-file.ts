import { Injectable } from '@nestjs/common';
import { EventAccess, KnownEvents, PhotoRecords } from '../events';
import { derivativeKey, DERIVATIVE_MIME, FOR_EVER, parseDerivativeName } from '../media';
import type { SessionRequest } from '../identity';
import { AppError, Clock, matchesEtag, Settings, Storage, type OpenFile } from '../platform';
import { opens, type GrantedPicture } from './picture-grant';

/** Of a VIP-only event: for this browser alone, and not for longer than an evening. */
const FOR_THIS_GUEST = 'private, max-age=3600';

/** Which file is asked for. */
export interface AskedFile {
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
export class ReadPictureFile {
  constructor(
    private readonly events: KnownEvents,
    private readonly access: EventAccess,
    private readonly photos: PhotoRecords,
    private readonly storage: Storage,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `not_found`; of a VIP-only event `pass_required` and `vip_only` */
  async read(request: SessionRequest, { eventId, name, grant, known }: AskedFile): Promise<PictureFile> {
    const event = await this.events.find(eventId);
    const derivative = parseDerivativeName(name);
    // The gallery's short id for the current event names no files: they stay where they are.
    if (event?.id !== eventId || derivative === null) throw new AppError('not_found');
    const { mediaId } = derivative;
    if (event.isVipOnly && !this.isGranted(grant, { eventId, mediaId }))
      await this.access.admit(request, eventId);
    if (!(await this.photos.isShown(eventId, mediaId))) throw new AppError('not_found');
    const cacheControl = event.isVipOnly ? FOR_THIS_GUEST : FOR_EVER;
    const about = { etag: `"${name}"`, type: DERIVATIVE_MIME[derivative.format], cacheControl };
    if (matchesEtag(known, about.etag)) return { ...about, file: null };
    const file = await this.storage.open(derivativeKey({ ...derivative, eventId }));
    if (file === null) throw new AppError('not_found');
    return { ...about, file };
  }

  private isGranted(grant: unknown, picture: GrantedPicture): boolean {
    return (
      typeof grant === 'string' && opens(grant, picture, this.clock.now(), this.settings.eventPasses.key)
    );
  }
}
