import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v4 as uuid } from 'uuid';
import { CollectorDeleted, CollectorsService, type CollectorAccount } from '../../identity';
import { MediaService } from '../../media';
import { AppError, Database, DomainEvents, type OpenFile } from '../../platform';
import { PROFILE_PICTURE_WIDTH } from '../collectors-policy';

const URL_PREFIX = '/api/collectors/me/picture?v=';

type WithPicture = Pick<CollectorAccount, 'profileImageUrl'>;

/**
 * The pictures of accounts, which only their collectors see. They are removed with the account, whether its deletion
 * was requested or it lapsed.
 */
@Injectable()
export class ProfilePictureService implements OnModuleInit {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly mediaService: MediaService,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorDeleted, async ({ collectorId }) => {
      const collector = await this.collectorsService.find(collectorId);
      if (collector) await this.removeFile(collector);
    });
  }

  /**
   * Replaces the picture; null removes it.
   * @throws AppError `unsupported_media_type`, `payload_too_large`, `validation_failed`
   */
  async set(collectorId: string, bytes: Buffer | null): Promise<WithPicture> {
    const fresh = { profileImageUrl: bytes && `${URL_PREFIX}${uuid()}` };
    const key = fileKey(fresh);
    const look = { width: PROFILE_PICTURE_WIDTH, isSquare: true };
    if (bytes && key) await this.mediaService.storePrivate(key, bytes, look);
    const isSet = await this.database.transaction(async () => {
      const collector = await this.collectorsService.lock(collectorId);
      if (collector) await this.collectorsService.setProfileImageUrl(collectorId, fresh.profileImageUrl);
      // If the account was deleted in the meantime, remove the new file, otherwise the former one.
      await this.removeFile(collector ?? fresh);
      return collector !== null;
    });
    if (!isSet) throw new AppError('signed_out');
    return fresh;
  }

  /** @throws AppError `not_found` */
  async open(collector: WithPicture): Promise<OpenFile> {
    const key = fileKey(collector);
    const file = key && (await this.mediaService.openPrivate(key));
    if (!file) throw new AppError('not_found');
    return file;
  }

  private async removeFile(collector: WithPicture): Promise<void> {
    const key = fileKey(collector);
    if (key) await this.mediaService.removePrivate(key);
  }
}

/** No route serves this folder directly. */
const fileKey = ({ profileImageUrl }: WithPicture): string | null =>
  profileImageUrl && `profile-pictures/${profileImageUrl.slice(URL_PREFIX.length)}.jpg`;
