import { Injectable } from '@nestjs/common';
import type { ArtworkSummary, ArtworkPublishResult } from '../catalog';
import type { CollectorAccount } from '../identity';
import { Mail, Settings } from '../platform';
import type { PresaleNotificationEntity } from './entities/presale-notification.entity';
import { artworkPublishedEmail, previewOpenedEmail } from './private-previews.emails';
import type { PrivatePreviewEntity } from './entities/private-preview.entity';

/** Mails about private previews and openings. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class PrivatePreviewEmails {
  constructor(
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  async sendPreviewOpened(
    preview: PrivatePreviewEntity,
    artworks: readonly ArtworkSummary[],
    collector: CollectorAccount,
  ): Promise<void> {
    const mail = previewOpenedEmail(preview, artworks, collector, this.settings.http.publicOrigin);
    await this.email.send(mail, `preview-opened:${preview.id}:${collector.id}`);
  }

  async sendArtworkPublished(
    request: PresaleNotificationEntity,
    artwork: Omit<ArtworkPublishResult, 'wasHidden'>,
    collector: CollectorAccount,
  ): Promise<void> {
    const mail = artworkPublishedEmail(artwork, collector, this.settings.http.publicOrigin);
    await this.email.send(mail, `presale-opened:${request.id}`);
  }
}
