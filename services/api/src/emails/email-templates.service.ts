import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PublicArtworksService } from '../catalog';
import type { SignedInStaff } from '../identity';
import { emailPicture } from '../media';
import {
  AppError,
  GALLERY_PLACEHOLDERS,
  defaultContent,
  emailContentErrors,
  parseStoredJson,
  Settings,
  renderEmail,
  type EmailTemplate,
  type EmailContent,
  type EmailPicture,
  type EmailBlock,
  type TemplatedEmail,
  NestedOrNull,
} from '../platform';
import {
  SettingsSyncWorker,
  SettingSectionsService,
  emailSectionName,
  EmailText,
  type SectionRevision,
  ExpectedVersion,
  SectionRecord,
} from '../settings';
import { EMAIL_TEMPLATES } from './email-template-registry';

/** An email template in the list. */
export class EmailTemplateRow extends SectionRecord {
  @ApiProperty() key: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'Who gets it, and when' }) occasion: string;
  @ApiProperty({ description: 'Whether the owner has replaced the installed text' }) isOwn: boolean;
}

/** A placeholder of a template. */
class EmailPlaceholder {
  @ApiProperty({ example: 'order number' }) name: string;
  @ApiProperty({ description: 'Whether the email needs it' }) isRequired: boolean;
  @ApiProperty({ description: 'Whether it takes a paragraph of its own' }) isBlock: boolean;
  @ApiProperty({ description: 'Value in previews' }) sample: string;
}

/** An email template with its current content. */
export class EmailTemplateRecord extends EmailTemplateRow {
  @ApiProperty({ type: EmailText }) content: EmailText;
  @ApiProperty({ type: EmailText }) installed: EmailText;
  @ApiProperty({ type: [EmailPlaceholder] }) placeholders: EmailPlaceholder[];
}

/** New content for a template; null restores the default. */
export class UpdateEmailTemplate extends ExpectedVersion {
  @ApiProperty({ type: EmailText, nullable: true })
  @NestedOrNull(() => EmailText)
  content: EmailText | null;
}

/** An email as it would be sent. */
export class EmailPreview {
  @ApiProperty() subject: string;
  @ApiProperty() text: string;
  @ApiProperty() html: string;
}

/** A former version of the content. */
export class EmailTemplateVersion extends SectionRecord {
  @ApiProperty({ type: EmailText, nullable: true, description: 'Null for the installed text' })
  content: EmailText | null;
}

/** The template with sample values, for previews. @param picture the picture shown for every artwork */
export const sampleEmail = (
  template: EmailTemplate,
  picture: EmailPicture | null = null,
): TemplatedEmail => ({
  to: 'preview@gallery.example',
  template,
  values: Object.fromEntries(
    Object.entries(template.placeholders).map(([name, { sample }]) => [
      name,
      typeof sample === 'string' || sample === null
        ? sample
        : sample.map((block) => withPicture(block, picture)),
    ]),
  ),
});

const withPicture = (block: EmailBlock, picture: EmailPicture | null): EmailBlock =>
  typeof block !== 'string' && 'work' in block ? { work: { ...block.work, picture } } : block;

/** The owner's content for email templates. */
@Injectable()
export class EmailTemplatesService {
  constructor(
    private readonly settingSectionsService: SettingSectionsService,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly settings: Settings,
    private readonly publicArtworksService: PublicArtworksService,
  ) {}

  async list(): Promise<EmailTemplateRow[]> {
    await this.settingsSyncWorker.refresh();
    const revisions = await this.settingSectionsService.getRevisions(
      EMAIL_TEMPLATES.map(({ key }) => emailSectionName(key)),
    );
    return EMAIL_TEMPLATES.map((template) =>
      this.presentRow(template, revisions.get(emailSectionName(template.key))),
    );
  }

  /** @throws AppError `mail_text_not_found` */
  async get(key: string): Promise<EmailTemplateRecord> {
    const template = findTemplate(key);
    await this.settingsSyncWorker.refresh();
    const installed = defaultContent(template);
    return {
      ...this.presentRow(template, await this.settingSectionsService.getRevision(emailSectionName(key))),
      content: this.settings.emailTemplates[key] ?? installed,
      installed,
      placeholders: presentPlaceholders(template, this.settings.brand),
    };
  }

  /**
   * Sets the content, or restores the default. Emails that wait in the outbox are not changed.
   * @throws AppError `mail_text_not_found`, `validation_failed` by field, `changed_meanwhile` with the current template
   * in `details.record`
   */
  async update(
    key: string,
    { version, content }: UpdateEmailTemplate,
    staff: SignedInStaff,
  ): Promise<EmailTemplateRecord> {
    const template = findTemplate(key);
    if (content) assertValidContent(template, content, 'content.');
    const isSaved = await this.settingSectionsService.save(
      emailSectionName(key),
      { version, content },
      staff,
    );
    const record = await this.get(key);
    if (!isSaved) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /**
   * The email with this content, exactly as it would be sent. Its artworks show the newest artwork in the catalog.
   * @throws AppError `mail_text_not_found`, `validation_failed` by field
   */
  async preview(key: string, words: EmailContent): Promise<EmailPreview> {
    const template = findTemplate(key);
    assertValidContent(template, words);
    const sample = sampleEmail(template, await this.samplePicture());
    const email = await renderEmail(sample, { [key]: words }, this.settings.brand);
    return { subject: email.subject, text: email.text, html: email.html ?? '' };
  }

  /** @throws AppError `mail_text_not_found` */
  async listVersions(key: string): Promise<EmailTemplateVersion[]> {
    findTemplate(key);
    const versions = await this.settingSectionsService.listVersions(emailSectionName(key));
    return versions.map(({ content, ...revision }) => ({
      ...revision,
      content: content && parseStoredJson(EmailText, content, 'drop'),
    }));
  }

  /** Only its path: the console shows only pictures from its own origin. */
  private async samplePicture(): Promise<EmailPicture | null> {
    const [newest] = await this.publicArtworksService.listCards();
    return newest?.picture ? emailPicture(newest.picture, '') : null;
  }

  private presentRow(
    { key, title, occasion }: EmailTemplate,
    revision: SectionRevision | undefined,
  ): Pick<EmailTemplateRow, keyof EmailTemplateRow> {
    return {
      key,
      title,
      occasion,
      version: revision?.version ?? 0,
      changedAt: revision?.changedAt ?? null,
      changedBy: revision?.changedBy ?? null,
      isOwn: key in this.settings.emailTemplates,
    };
  }
}

function findTemplate(key: string): EmailTemplate {
  const template = EMAIL_TEMPLATES.find((each) => each.key === key);
  if (!template) throw new AppError('mail_text_not_found');
  return template;
}

function assertValidContent(template: EmailTemplate, words: EmailContent, path = ''): void {
  const errors = Object.entries(emailContentErrors(template, words));
  if (errors.length > 0)
    throw new AppError('validation_failed', {
      fields: Object.fromEntries(errors.map(([field, sentence]) => [`${path}${field}`, sentence])),
    });
}

const presentPlaceholders = (
  template: EmailTemplate,
  brand: { name: string; email: string },
): EmailPlaceholder[] => [
  ...Object.entries(template.placeholders).map(([name, { sample, isRequired }]) => ({
    name,
    isRequired: isRequired ?? false,
    isBlock: Array.isArray(sample),
    sample: typeof sample === 'string' ? sample : '',
  })),
  ...GALLERY_PLACEHOLDERS.map((name) => ({
    name,
    isRequired: false,
    isBlock: false,
    sample: name === 'gallery' ? brand.name : brand.email,
  })),
];
