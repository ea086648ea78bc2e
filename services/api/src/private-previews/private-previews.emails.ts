import { formatDateTime } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { ArtworkPublishResult, ArtworkSummary } from '../catalog';
import type { CollectorAccount } from '../identity';
import {
  defineEmailTemplate,
  templatedEmail,
  Mailer,
  Settings,
  type EmailTemplate,
  type TemplatedEmail,
} from '../platform';
import type { PresaleNotificationEntity } from './entities/presale-notification.entity';
import type { PrivatePreviewEntity } from './entities/private-preview.entity';

interface EmailRecipient {
  email: string;
  firstName: string;
}

interface EmailArtwork {
  title: string;
  slug: string;
}

const PREVIEW_OPENED_TEMPLATE = defineEmailTemplate({
  key: 'preview-opened',
  title: 'Private preview',
  occasion: 'To a chosen collector, when works can be seen in private',
  subject: 'A private preview for you: {work}',
  words: [
    'Dear {first name},',
    'before anybody else, you can see {works} in your private preview until {until}. You can reserve one number of each work for 48 hours.',
    '{note}',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    work: { sample: 'Night Bloom, and 1 more' },
    works: { sample: '“Night Bloom” and “Dunes”' },
    until: { sample: 'December 5, 2026' },
    note: { sample: 'Made on one evening in May.' },
    link: { sample: [{ link: 'https://gallery.example/collector/portal' }], isRequired: true },
  },
});

const ARTWORK_PUBLISHED_TEMPLATE = defineEmailTemplate({
  key: 'work-opened',
  title: 'A work is open',
  occasion: 'To a collector of the pre-sale list, when the work can be bought',
  subject: '“{work}” is now open',
  words: [
    'Dear {first name},',
    'you asked to hear first: “{work}” can be seen and bought from now on.',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    work: { sample: 'Night Bloom' },
    link: { sample: [{ link: 'https://gallery.example/fine-art/night-bloom' }], isRequired: true },
  },
});

/** Email templates that the owner may change. */
export const PRIVATE_PREVIEW_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  PREVIEW_OPENED_TEMPLATE,
  ARTWORK_PUBLISHED_TEMPLATE,
];

/** To a chosen collector: a private preview is open, and how long. */
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
    link: [{ link: `${origin}/collector/portal` }],
  });

/** To a collector of the presale list: the artwork is on sale. */
export const artworkPublishedEmail = (
  { title, slug }: EmailArtwork,
  to: EmailRecipient,
  origin: string,
): TemplatedEmail =>
  templatedEmail(ARTWORK_PUBLISHED_TEMPLATE, to.email, {
    'first name': to.firstName,
    work: title,
    link: [{ link: `${origin}/fine-art/${encodeURIComponent(slug)}` }],
  });

/** `Night Bloom, and 2 more`. */
const firstTitleAndCount = ([first, ...others]: readonly EmailArtwork[]): string =>
  `${first?.title ?? ''}${others.length === 0 ? '' : `, and ${others.length} more`}`;

/** `“Night Bloom”, “Shallows” and “Dunes”`. */
const titleListFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Emails about private previews and presale notifications, each sent once in the transaction that causes it. */
@Injectable()
export class PrivatePreviewEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async sendPreviewOpened(
    preview: PrivatePreviewEntity,
    artworks: readonly ArtworkSummary[],
    collector: CollectorAccount,
  ): Promise<void> {
    const { http, brand } = this.settings;
    const mail = previewOpenedEmail(preview, artworks, collector, {
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
    const mail = artworkPublishedEmail(artwork, collector, this.settings.http.publicOrigin);
    await this.mailer.send(mail, `presale-opened:${request.id}`);
  }
}
