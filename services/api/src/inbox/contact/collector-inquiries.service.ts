import { collectorLevelLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { ArtworkSummary } from '../../catalog';
import type { SignedInCollector } from '../../identity';
import { AppError, Settings } from '../../platform';
import { CollectorPreviewsService } from '../../private-previews';
import { ContactService } from './contact.service';
import type { CollectorInquiry } from './dto/collector-inquiry.dto';

/** What collectors who are signed in ask the gallery. */
@Injectable()
export class CollectorInquiriesService {
  constructor(
    private readonly contactService: ContactService,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly settings: Settings,
  ) {}

  /**
   * Keeps the inquiry and tells the gallery who asks what about which work.
   * @throws AppError `validation_failed` for a work that cannot be seen
   */
  async submit(
    collector: SignedInCollector,
    { message, inquiryType, artworkId = null }: CollectorInquiry,
  ): Promise<void> {
    const artwork = artworkId === null ? null : await this.findVisibleArtwork(collector, artworkId);
    await this.contactService.save(
      {
        type: 'collector_inquiry',
        collectorId: collector.id,
        inquiryType,
        artworkId,
        name: `${collector.firstName} ${collector.lastName}`.trim(),
        email: collector.email,
        subject: `Collector inquiry: ${[inquiryType, artwork?.title].filter(Boolean).join(', ')}`,
        message,
      },
      [
        ['Collector', collectorSummary(collector)],
        ['Type', inquiryType],
        ...(artwork ? [this.artworkRow(artwork)] : []),
      ],
    );
  }

  private async findVisibleArtwork(collector: SignedInCollector, artworkId: string): Promise<ArtworkSummary> {
    const artwork = await this.collectorPreviewsService.findVisibleArtwork(collector, artworkId);
    if (artwork) return artwork;
    throw new AppError('validation_failed', { fields: { artworkId: 'This artwork could not be found.' } });
  }

  private artworkRow({ title, slug, isLive }: ArtworkSummary): [string, string] {
    const where = isLive ? `${this.settings.http.publicOrigin}/fine-art/${slug}` : 'in a private preview';
    return ['Artwork', `${title}, ${where}`];
  }
}

/** Who answers must know whether the address is proved to be theirs. */
const collectorSummary = ({ level, emailConfirmedAt }: SignedInCollector): string =>
  `${collectorLevelLabel(level)}${emailConfirmedAt ? '' : ', address not confirmed'}`;
