import { Injectable } from '@nestjs/common';
import type { KnownArtwork, OpenedArtwork } from '../catalogue';
import type { KnownCollector } from '../identity';
import { Mail, Settings } from '../platform';
import type { PresaleRequest } from './presale-request.entity';
import { openingMail, previewMail } from './preview-mail';
import type { PrivatePreview } from './private-preview.entity';

/** Mails about private previews and openings. Each joins the transaction of its reason and goes out once. */
@Injectable()
export class PreviewNotices {
  constructor(
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  async previewOpened(
    preview: PrivatePreview,
    artworks: readonly KnownArtwork[],
    collector: KnownCollector,
  ): Promise<void> {
    const mail = previewMail(preview, artworks, collector, this.settings.http.publicOrigin);
    await this.mail.send(mail, `preview-opened:${preview.id}:${collector.id}`);
  }

  async artworkOpened(
    request: PresaleRequest,
    artwork: Omit<OpenedArtwork, 'wasHidden'>,
    collector: KnownCollector,
  ): Promise<void> {
    const mail = openingMail(artwork, collector, this.settings.http.publicOrigin);
    await this.mail.send(mail, `presale-opened:${request.id}`);
  }
}
