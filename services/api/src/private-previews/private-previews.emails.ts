import { formatDateTime, RESERVATION_HOURS } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { FirstPicturesService, type ArtworkPublishResult, type ArtworkSummary } from '../catalog';
import type { CollectorAccount } from '../identity';
import {
  defineEmailTemplate,
  templatedEmail,
  Mailer,
  Settings,
  type EmailPicture,
  type EmailTemplate,
  type TemplatedEmail,
} from '../platform';
import type { PresaleNotificationEntity } from './presale-notifications/presale-notifications.store';
import type { PrivatePreviewEntity } from './entities/private-preview.entity';

interface EmailRecipient {
  email: string;
  firstName: string;
}

interface EmailArtwork {
  title: string;
  slug: string;
  picture?: EmailPicture | null;
}

const PREVIEW_LABEL = 'Open your preview';
const ARTWORK_LABEL = 'View the work';

const PREVIEW_OPENED_TEMPLATE = defineEmailTemplate({
  key: 'preview-opened',
  title: 'Private preview',
  occasion: 'To a chosen collector, when works can be seen in private',
  subject: 'A private preview for you: {work}',
  words: [
    'Dear {first name},',
    `Before anyone else, you can see {works} in your private preview until {until}. You can reserve one number of each work for ${RESERVATION_HOURS} hours.`,
    '{note}',
    '{artworks}',
    '{link}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    work: { sample: 'Night Bloom, and 1 more' },
    works: { sample: '“Night Bloom” and “Dunes”' },
    until: { sample: 'Dec 5, 2026, 7:00 PM CST' },
    note: { sample: 'Made on one evening in May.' },
    artworks: { sample: [{ work: { title: 'Night Bloom' } }, { work: { title: 'Dunes' } }] },
    link: {
      sample: [{ link: 'https://gallery.example/collector/portal', label: PREVIEW_LABEL }],
      isRequired: true,
    },
  },
});

const ARTWORK_PUBLISHED_TEMPLATE = defineEmailTemplate({
  key: 'work-opened',
  title: 'A work is on sale',
  occasion: 'To a collector on the pre-sale list, when the work goes on public sale',
  subject: '“{work}” is now on sale',
  words: [
    'Dear {first name},',
    'You asked to hear first: “{work}” is now on sale.',
    '{artwork}',
    '{link}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    work: { sample: 'Night Bloom' },
    artwork: { sample: [{ work: { title: 'Night Bloom' } }] },
    link: {
      sample: [{ link: 'https://gallery.example/fine-art/night-bloom', label: ARTWORK_LABEL }],
      isRequired: true,
    },
  },
});

/** Email templates that the owner may change. */
export const PRIVATE_PREVIEW_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  PREVIEW_OPENED_TEMPLATE,
  ARTWORK_PUBLISHED_TEMPLATE,
];

/** To a chosen collector: a private preview is open, and for how long. */
export const previewOpenedEmail = (
  { note, expiresAt }: Pick<PrivatePreviewEntity, 'note' | 'expiresAt'>,
  works: readonly EmailArtwork[],
  to: EmailRecipient,
  { origin, timeZone }: { origin: string; timeZone: string },
): TemplatedEmail =>
  templatedEmail(PREVIEW_OPENED_TEMPLATE, to.email, {
    'first name': to.firstName,
    work: firstTitleAndCount(works),
    works: titleListFormat.format(works.map(({ title }) => `“${title}”`)),
    until: formatDateTime(expiresAt.toISOString(), timeZone),
    note,
    artworks: works.map(({ title, picture }) => ({ work: { title, picture } })),
    link: [{ link: `${origin}/collector/portal`, label: PREVIEW_LABEL }],
  });

/** To a collector on the presale list: the artwork is on sale. */
export const artworkPublishedEmail = (
  { title, slug, picture }: EmailArtwork,
  to: EmailRecipient,
  origin: string,
): TemplatedEmail =>
  templatedEmail(ARTWORK_PUBLISHED_TEMPLATE, to.email, {
    'first name': to.firstName,
    work: title,
    artwork: [{ work: { title, picture } }],
    link: [{ link: `${origin}/fine-art/${encodeURIComponent(slug)}`, label: ARTWORK_LABEL }],
  });

/** `Night Bloom, and 2 more`. */
const firstTitleAndCount = ([first, ...others]: readonly EmailArtwork[]): string =>
  `${first?.title ?? ''}${others.length === 0 ? '' : `, and ${others.length} more`}`;

/** `“Night Bloom”, “Shallows”, and “Dunes”`. */
const titleListFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Emails about private previews and presale notifications, each sent once in the transaction that causes it. */
@Injectable()
export class PrivatePreviewEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly firstPicturesService: FirstPicturesService,
  ) {}

  async sendPreviewOpened(
    preview: PrivatePreviewEntity,
    artworks: readonly ArtworkSummary[],
    collector: CollectorAccount,
  ): Promise<void> {
    const { http, brand } = this.settings;
    const works = await this.withPictures(artworks);
    const mail = previewOpenedEmail(preview, works, collector, {
      origin: http.publicOrigin,
      timeZone: brand.timeZone,
    });
    await this.mailer.send(mail, `preview-opened:${preview.id}:${collector.id}`);
  }

  async sendArtworkPublished(
    request: PresaleNotificationEntity,
    artwork: Omit<ArtworkPublishResult, 'wasHidden'>,
    collector: CollectorAccount,
  ): Promise<void> {
    const [work = artwork] = await this.withPictures([artwork]);
    const mail = artworkPublishedEmail(work, collector, this.settings.http.publicOrigin);
    await this.mailer.send(mail, `presale-opened:${request.id}`);
  }

  private async withPictures(artworks: readonly (EmailArtwork & { id: string })[]): Promise<EmailArtwork[]> {
    const pictures = await this.firstPicturesService.findForEmails(artworks.map(({ id }) => id));
    return artworks.map((artwork) => ({ ...artwork, picture: pictures.get(artwork.id) ?? null }));
  }
}
