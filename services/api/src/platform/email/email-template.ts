import type { EmailBlock, EmailSender } from './email-layout';
import { composeEmail, type EmailMessage } from './email-composition';

/** The value of a placeholder: text within a paragraph, or separate blocks; null leaves it out. */
type EmailValue = string | readonly EmailBlock[] | null;

/** What a placeholder stands for. */
interface Placeholder<Value extends EmailValue = EmailValue> {
  /** What a preview shows for it. An array means that it takes a paragraph of its own. */
  sample: Value;
  /** The email makes no sense without it, such as its link. */
  isRequired?: true;
}

/** The text of an email: paragraphs between empty lines, and placeholders in braces. */
export interface EmailContent {
  subject: string;
  words: string;
}

/** An email that the gallery sends, with its default content. The values of its placeholders come from code. */
export interface EmailTemplate<Name extends string = string> {
  /** Never changes: the owner's content is stored under it. */
  key: string;
  /** Its name in the admin. */
  title: string;
  /** Who gets it, and when. */
  occasion: string;
  subject: string;
  words: readonly string[];
  placeholders: Readonly<Record<Name, Placeholder>>;
}

/** A template with the values of its placeholders. */
export interface TemplatedEmail extends Omit<EmailMessage, 'subject' | 'text' | 'html' | 'isPersonal'> {
  template: EmailTemplate;
  values: Readonly<Record<string, EmailValue>>;
}

/** The owner's content by the template's key; other templates have their default. */
export type EmailContents = Readonly<Record<string, EmailContent>>;

/** Placeholders of every email: who signs it, and where replies go. */
export const GALLERY_PLACEHOLDERS = ['gallery', 'gallery email'] as const;

type Values<Names extends Readonly<Record<string, Placeholder>>> = {
  readonly [Name in keyof Names]: Names[Name]['sample'] extends string
    ? string | null
    : readonly EmailBlock[] | null;
};

/** Declares a template: its placeholders say which values it needs. */
export const defineEmailTemplate = <const Names extends Readonly<Record<string, Placeholder>>>(
  template: Omit<EmailTemplate, 'placeholders'> & { placeholders: Names },
): Omit<EmailTemplate, 'placeholders'> & { placeholders: Names } => template;

/** The template with the values that it needs. */
export const templatedEmail = <const Names extends Readonly<Record<string, Placeholder>>>(
  template: Omit<EmailTemplate, 'placeholders'> & { placeholders: Names },
  to: string,
  values: NoInfer<Values<Names>>,
  more: Pick<TemplatedEmail, 'replyTo' | 'unsubscribeUrl' | 'attachments'> = {},
): TemplatedEmail => ({ ...more, to, template, values });

export const defaultContent = ({ subject, words }: EmailTemplate): EmailContent => ({
  subject,
  words: words.join('\n\n'),
});

/** Renders the owner's content, or the default where the owner's no longer fits the template. */
export async function renderEmail(
  { template, values, ...email }: TemplatedEmail,
  texts: EmailContents,
  gallery: EmailSender,
): Promise<EmailMessage> {
  const own = texts[template.key];
  const isUsable = own !== undefined && Object.keys(emailContentErrors(template, own)).length === 0;
  const { subject, words } = isUsable ? own : defaultContent(template);
  const known = { ...values, gallery: gallery.name, 'gallery email': gallery.email };
  return {
    ...(await composeEmail(
      email.to,
      fillPlaceholders(subject, known),
      splitParagraphs(words).flatMap((each) => paragraphBlocks(each, known)),
      gallery,
    )),
    ...email,
  };
}

/** What is wrong with the content of a template, by field; empty when nothing is. */
export function emailContentErrors(
  template: EmailTemplate,
  { subject, words }: EmailContent,
): Partial<EmailContent> {
  const errors: Partial<EmailContent> = {};
  const wrongSubject = subjectError(template, subject);
  if (wrongSubject !== null) errors.subject = wrongSubject;
  const wrongWords = bodyError(template, words);
  if (wrongWords !== null) errors.words = wrongWords;
  return errors;
}

function subjectError(template: EmailTemplate, subject: string): string | null {
  if (subject.trim() === '') return 'Please enter a subject.';
  for (const name of placeholdersIn(subject)) {
    if (!isKnownPlaceholder(template, name)) return unknownPlaceholder(name);
    if (isBlockPlaceholder(template, name)) return `{${name}} cannot be used in a subject.`;
  }
  return null;
}

function bodyError(template: EmailTemplate, words: string): string | null {
  if (words.trim() === '') return 'Please enter the text of the email.';
  const names = placeholdersIn(words);
  for (const name of names) if (!isKnownPlaceholder(template, name)) return unknownPlaceholder(name);
  for (const paragraph of splitParagraphs(words))
    for (const name of placeholdersIn(paragraph))
      if (isBlockPlaceholder(template, name) && paragraph !== `{${name}}`)
        return `{${name}} needs a paragraph of its own, between blank lines.`;
  for (const [name, { isRequired }] of Object.entries(template.placeholders))
    if (isRequired && !names.includes(name)) return `This email needs {${name}}.`;
  return null;
}

const unknownPlaceholder = (name: string): string => `This email has no placeholder {${name}}.`;

const isKnownPlaceholder = ({ placeholders }: EmailTemplate, name: string): boolean =>
  Object.hasOwn(placeholders, name) || GALLERY_PLACEHOLDERS.some((each) => each === name);

function isBlockPlaceholder({ placeholders }: EmailTemplate, name: string): boolean {
  const sample = Object.hasOwn(placeholders, name) ? placeholders[name]?.sample : undefined;
  return Array.isArray(sample);
}

const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/g;

const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, name = '']) => name);

/** Paragraphs between blank lines. */
export const splitParagraphs = (words: string): string[] =>
  words
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** A paragraph that is nothing but a placeholder becomes its blocks, or is left out when there is no value. */
function paragraphBlocks(
  paragraph: string,
  values: Readonly<Record<string, EmailValue>>,
): readonly EmailBlock[] {
  const [name, ...others] = placeholdersIn(paragraph);
  if (name !== undefined && others.length === 0 && paragraph === `{${name}}`) {
    const value = values[name] ?? null;
    if (value === null) return [];
    return typeof value === 'string' ? [value] : value;
  }
  return [fillPlaceholders(paragraph, values)];
}

const fillPlaceholders = (text: string, values: Readonly<Record<string, EmailValue>>): string =>
  text.replaceAll(PLACEHOLDER_PATTERN, (_all, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  });
