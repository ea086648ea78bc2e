import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import {
  AppError,
  GALLERY_NAMES,
  installedText,
  mailTextFaults,
  readStored,
  Settings,
  writeLetter,
  type MailTemplate,
  type MailText,
} from '../platform';
import { FollowSettings, KeepSection, mailSection, MailWords, type SectionStanding } from '../settings';
import type {
  MailPlaceholder,
  MailPreview,
  MailTextChange,
  MailTextRecord,
  MailTextRow,
  MailTextVersion,
} from './dto/mail-texts.dto';
import { sampleLetter } from './sample-letter';
import { MAIL_TEMPLATES } from './templates';

/** The owner's words for the mails that the gallery sends. */
@Injectable()
export class KeepMailTexts {
  constructor(
    private readonly keeping: KeepSection,
    private readonly following: FollowSettings,
    private readonly settings: Settings,
  ) {}

  async list(): Promise<MailTextRow[]> {
    await this.following.refresh();
    const standings = await this.keeping.standings(MAIL_TEMPLATES.map(({ key }) => mailSection(key)));
    return MAIL_TEMPLATES.map((template) => this.rowOf(template, standings.get(mailSection(template.key))));
  }

  /** @throws AppError `mail_text_not_found` */
  async one(key: string): Promise<MailTextRecord> {
    const template = templateOf(key);
    await this.following.refresh();
    const installed = installedText(template);
    return {
      ...this.rowOf(template, await this.keeping.standing(mailSection(key))),
      content: this.settings.mailTexts[key] ?? installed,
      installed,
      placeholders: placeholdersOf(template, this.settings.brand),
    };
  }

  /**
   * Sets the words, or gives them back to the installed ones. Mails that wait in the outbox keep theirs.
   * @throws AppError `mail_text_not_found`, `validation_failed` by field, `changed_meanwhile` with the mail as it is now
   * in `details.record`
   */
  async change(
    key: string,
    { version, content }: MailTextChange,
    staff: SignedInStaff,
  ): Promise<MailTextRecord> {
    const template = templateOf(key);
    if (content) refuseFaulty(template, content, 'content.');
    const isKept = await this.keeping.set(mailSection(key), { version, content }, staff);
    const record = await this.one(key);
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /**
   * The mail in these words, exactly as it would be sent.
   * @throws AppError `mail_text_not_found`, `validation_failed` by field
   */
  preview(key: string, words: MailText): MailPreview {
    const template = templateOf(key);
    refuseFaulty(template, words);
    const mail = writeLetter(sampleLetter(template), { [key]: words }, this.settings.brand);
    return { subject: mail.subject, text: mail.text, html: mail.html ?? '' };
  }

  /** @throws AppError `mail_text_not_found` */
  async versions(key: string): Promise<MailTextVersion[]> {
    templateOf(key);
    const versions = await this.keeping.versions(mailSection(key));
    return versions.map(({ content, ...standing }) => ({
      ...standing,
      content: content && readStored(MailWords, content, 'drop'),
    }));
  }

  private rowOf(
    { key, title, occasion }: MailTemplate,
    standing: SectionStanding | undefined,
  ): Pick<MailTextRow, keyof MailTextRow> {
    return {
      key,
      title,
      occasion,
      version: standing?.version ?? 0,
      changedAt: standing?.changedAt ?? null,
      changedBy: standing?.changedBy ?? null,
      isOwn: key in this.settings.mailTexts,
    };
  }
}

function templateOf(key: string): MailTemplate {
  const template = MAIL_TEMPLATES.find((each) => each.key === key);
  if (!template) throw new AppError('mail_text_not_found');
  return template;
}

function refuseFaulty(template: MailTemplate, words: MailText, path = ''): void {
  const faults = Object.entries(mailTextFaults(template, words));
  if (faults.length > 0)
    throw new AppError('validation_failed', {
      fields: Object.fromEntries(faults.map(([field, sentence]) => [`${path}${field}`, sentence])),
    });
}

const placeholdersOf = (
  template: MailTemplate,
  brand: { name: string; email: string },
): MailPlaceholder[] => [
  ...Object.entries(template.placeholders).map(([name, { sample, isRequired }]) => ({
    name,
    isRequired: isRequired ?? false,
    isBlock: Array.isArray(sample),
    sample: typeof sample === 'string' ? sample : '',
  })),
  ...GALLERY_NAMES.map((name) => ({
    name,
    isRequired: false,
    isBlock: false,
    sample: name === 'gallery' ? brand.name : brand.email,
  })),
];
