import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  contactMessageType,
  replyDueAt,
  inquiredArtworkTitle,
  type ContactMessageType,
  collectorLevelLabel,
  formatSize,
  printInquiryLabel,
} from '@gallery/domain';
import { v7 as uuid } from 'uuid';
import { CatalogService, type ArtworkSummary } from '../../catalog';
import { CertificatesService } from '../../certificates';
import { Clock, Database, fieldError, Settings } from '../../platform';
import { NEW_MESSAGE_STATE, type ContactMessageEntity } from '../messages/contact-message.entity';
import { DUPLICATE_MESSAGE_MS, MAX_ACKNOWLEDGEMENTS_PER_HOUR } from '../inbox-policy';
import { ContactMessagesStore } from '../messages/contact-messages.store';
import { ContactEmails } from './contact.emails';
import type { ContactRequest, CollectorInquiry, PrintInquiry } from './dto/contact.dto';
import { normalizeEmail, type SignedInCollector } from '../../identity';
import { CollectorPreviewsService } from '../../private-previews';

const HOUR_MS = 3_600_000;

/** A message to be saved. */
type NewContactMessage = Pick<
  ContactMessageEntity,
  'collectorId' | 'inquiryType' | 'artworkId' | 'name' | 'email' | 'subject' | 'message'
> & { type: ContactMessageType; coaId?: string };

/** Saves what shoppers and collectors write to the gallery, and notifies both sides. */
@Injectable()
export class ContactService {
  constructor(
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly contactEmails: ContactEmails,
    private readonly catalogService: CatalogService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly certificatesService: CertificatesService,
    private readonly settings: Settings,
  ) {}

  /**
   * Saves the message and notifies the gallery and the sender; silently ignores bots.
   * @param signedIn the signed-in collector; the message is theirs when they enter the address of their account
   */
  async submit(
    { name, email, subject, message, website }: ContactRequest,
    signedIn: SignedInCollector | null,
  ): Promise<void> {
    if (website) return;
    const collector = signedIn && signedIn.email === normalizeEmail(email) ? signedIn : null;
    const title = inquiredArtworkTitle(subject);
    const artwork = title === null ? null : await this.catalogService.findByTitle(title);
    const content = {
      type: contactMessageType(subject),
      collectorId: collector?.id ?? null,
      inquiryType: null,
      artworkId: artwork?.id ?? null,
      name,
      email,
      subject,
      message,
    };
    await this.save(content, [], isConfirmed(collector));
  }

  /**
   * Saves a message and notifies the gallery and the sender.
   * @param about rows for the gallery with what it knows in addition to the message
   * @param isOwnAddress whether the writer is known to read the address
   */
  async save(
    content: NewContactMessage,
    about: readonly [label: string, value: string][] = [],
    isOwnAddress = false,
  ): Promise<void> {
    const now = this.clock.now();
    const message = {
      ...NEW_MESSAGE_STATE,
      ...content,
      id: uuid(),
      digest: contentDigest(content),
      createdAt: now,
      replyDueAt: replyDueAt(content.type, now),
    };
    await this.database.transaction(async () => {
      if (!(await this.contactMessagesStore.addOnce(message, new Date(now.getTime() - DUPLICATE_MESSAGE_MS))))
        return;
      await this.contactEmails.notifyGallery(message, about);
      if (await this.mayAcknowledge(message))
        await this.contactEmails.acknowledgeSender(message, isOwnAddress);
    });
  }

  /**
   * Saves the inquiry and notifies the gallery.
   * @throws AppError `validation_failed` for an artwork that the collector cannot see
   */
  async submitInquiry(
    collector: SignedInCollector,
    { message, inquiryType, artworkId = null }: CollectorInquiry,
  ): Promise<void> {
    const artwork = artworkId === null ? null : await this.findVisibleArtwork(collector, artworkId);
    await this.save(
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
      isConfirmed(collector),
    );
  }

  /**
   * Saves a request about a print that the collector owns, with its certificate.
   * @throws AppError `certificate_not_found`
   */
  async submitPrintInquiry(
    collector: SignedInCollector,
    { coaId, type, message }: PrintInquiry,
  ): Promise<void> {
    const print = await this.certificatesService.findHeld(coaId, collector.id);
    const artwork = await this.catalogService.find(print.artworkId);
    const which = `${print.artworkTitle}, ${formatSize(print.size)}, ${print.editionNumber} of ${print.editionTotal}`;
    await this.save(
      {
        type,
        collectorId: collector.id,
        inquiryType: null,
        // A photograph of an event is not an artwork.
        artworkId: artwork?.id ?? null,
        coaId: print.coaId,
        name: `${collector.firstName} ${collector.lastName}`.trim(),
        email: collector.email,
        subject: `${printInquiryLabel(type)}: ${which}`,
        message,
      },
      [
        ['Collector', collectorSummary(collector)],
        ['Print', which],
        ['Certificate', print.coaId],
      ],
    );
  }

  private async mayAcknowledge({ email, createdAt }: ContactMessageEntity): Promise<boolean> {
    const anHourAgo = new Date(createdAt.getTime() - HOUR_MS);
    return (
      (await this.contactMessagesStore.countFromEmail(email, anHourAgo)) <= MAX_ACKNOWLEDGEMENTS_PER_HOUR
    );
  }

  private async findVisibleArtwork(collector: SignedInCollector, artworkId: string): Promise<ArtworkSummary> {
    const artwork = await this.collectorPreviewsService.findVisibleArtwork(collector, artworkId);
    if (artwork) return artwork;
    throw fieldError('artworkId', 'This artwork could not be found.');
  }

  private artworkRow({ title, slug, isLive }: ArtworkSummary): [string, string] {
    const where = isLive ? `${this.settings.http.publicOrigin}/fine-art/${slug}` : 'in a private preview';
    return ['Artwork', `${title}, ${where}`];
  }
}

const isConfirmed = (collector: SignedInCollector | null): boolean =>
  collector !== null && collector.emailConfirmedAt !== null;

const contentDigest = ({
  collectorId,
  inquiryType,
  artworkId,
  name,
  email,
  subject,
  message,
}: NewContactMessage): string =>
  createHash('sha256')
    .update(JSON.stringify([collectorId, inquiryType, artworkId, name, email, subject, message]))
    .digest('hex');

/** The person who replies must know whether the address is confirmed. */
const collectorSummary = ({ level, emailConfirmedAt }: SignedInCollector): string =>
  `${collectorLevelLabel(level)}${emailConfirmedAt ? '' : ', address not confirmed'}`;
