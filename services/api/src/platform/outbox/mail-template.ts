import { composeMail, type MailBlock } from './compose-mail';
import type { MailMessage } from './mail';

/** What stands in the place of a name in braces: words within a paragraph, or blocks of their own; null leaves it out. */
export type MailValue = string | readonly MailBlock[] | null;

/** What a name in braces stands for. */
export interface Placeholder<Value extends MailValue = MailValue> {
  /** What a preview shows for it. Its kind says whether it stands within a paragraph or takes one of its own. */
  sample: Value;
  /** The mail makes no sense without it: its link, what was bought. */
  isRequired?: true;
}

/** The words of a mail: paragraphs between empty lines, and names in braces. */
export interface MailText {
  subject: string;
  words: string;
}

/** A mail that the gallery sends, with its installed words. What the placeholders stand for stays code. */
export interface MailTemplate<Name extends string = string> {
  /** Never changes: the owner's words are kept under it. */
  key: string;
  /** What the console calls it. */
  title: string;
  /** Who gets it, and when. */
  occasion: string;
  subject: string;
  words: readonly string[];
  placeholders: Readonly<Record<Name, Placeholder>>;
}

/** A mail before its words are known: what it is made of. */
export interface Letter extends Omit<MailMessage, 'subject' | 'text' | 'html'> {
  template: MailTemplate;
  values: Readonly<Record<string, MailValue>>;
}

/** The owner's words by the template's key; templates without any have the installed ones. */
export type MailTexts = Readonly<Record<string, MailText>>;

/** Names that every mail knows: who signs it, and where answers go. */
export const GALLERY_NAMES = ['gallery', 'gallery email'] as const;

type Values<Names extends Readonly<Record<string, Placeholder>>> = {
  readonly [Name in keyof Names]: Names[Name]['sample'] extends string
    ? string | null
    : readonly MailBlock[] | null;
};

/** Declares a template: its placeholders say which values a letter needs. */
export const mailTemplate = <const Names extends Readonly<Record<string, Placeholder>>>(
  template: Omit<MailTemplate, 'placeholders'> & { placeholders: Names },
): Omit<MailTemplate, 'placeholders'> & { placeholders: Names } => template;

/** A letter of the template with everything that it needs. */
export const letter = <const Names extends Readonly<Record<string, Placeholder>>>(
  template: Omit<MailTemplate, 'placeholders'> & { placeholders: Names },
  to: string,
  values: NoInfer<Values<Names>>,
  more: Pick<Letter, 'replyTo' | 'unsubscribeUrl'> = {},
): Letter => ({ ...more, to, template, values });

export const installedText = ({ subject, words }: MailTemplate): MailText => ({
  subject,
  words: words.join('\n\n'),
});

/** Writes the letter in the owner's words, or in the installed ones where those do not fit the template any more. */
export function writeLetter(
  { template, values, ...mail }: Letter,
  texts: MailTexts,
  gallery: { name: string; email: string },
): MailMessage {
  const own = texts[template.key];
  const isUsable = own !== undefined && Object.keys(mailTextFaults(template, own)).length === 0;
  const { subject, words } = isUsable ? own : installedText(template);
  const known = { ...values, gallery: gallery.name, 'gallery email': gallery.email };
  return {
    ...composeMail(
      mail.to,
      filled(subject, known),
      paragraphsOf(words).flatMap((each) => blocksOf(each, known)),
    ),
    ...mail,
  };
}

/** What is wrong with the words of a template, by field; empty when they will do. */
export function mailTextFaults(template: MailTemplate, { subject, words }: MailText): Partial<MailText> {
  const faults: Partial<MailText> = {};
  const wrongSubject = subjectFault(template, subject);
  if (wrongSubject !== null) faults.subject = wrongSubject;
  const wrongWords = wordsFault(template, words);
  if (wrongWords !== null) faults.words = wrongWords;
  return faults;
}

function subjectFault(template: MailTemplate, subject: string): string | null {
  if (subject.trim() === '') return 'Please enter a subject.';
  for (const name of namesIn(subject)) {
    if (!isKnown(template, name)) return unknown(name);
    if (isBlock(template, name)) return `{${name}} cannot stand in a subject.`;
  }
  return null;
}

function wordsFault(template: MailTemplate, words: string): string | null {
  if (words.trim() === '') return 'Please enter the words of the mail.';
  const names = namesIn(words);
  for (const name of names) if (!isKnown(template, name)) return unknown(name);
  for (const paragraph of paragraphsOf(words))
    for (const name of namesIn(paragraph))
      if (isBlock(template, name) && paragraph !== `{${name}}`)
        return `{${name}} needs a paragraph of its own, between empty lines.`;
  for (const [name, { isRequired }] of Object.entries(template.placeholders))
    if (isRequired && !names.includes(name)) return `The mail needs {${name}}.`;
  return null;
}

const unknown = (name: string): string => `This mail does not know {${name}}.`;

const isKnown = ({ placeholders }: MailTemplate, name: string): boolean =>
  Object.hasOwn(placeholders, name) || GALLERY_NAMES.some((each) => each === name);

function isBlock({ placeholders }: MailTemplate, name: string): boolean {
  const sample = Object.hasOwn(placeholders, name) ? placeholders[name]?.sample : undefined;
  return Array.isArray(sample);
}

const NAME = /\{([^{}]*)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

const paragraphsOf = (words: string): string[] =>
  words
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** A paragraph that is nothing but a name becomes its blocks, or nothing at all where there is nothing to say. */
function blocksOf(paragraph: string, values: Readonly<Record<string, MailValue>>): readonly MailBlock[] {
  const [name, ...others] = namesIn(paragraph);
  if (name !== undefined && others.length === 0 && paragraph === `{${name}}`) {
    const value = values[name] ?? null;
    if (value === null) return [];
    return typeof value === 'string' ? [value] : value;
  }
  return [filled(paragraph, values)];
}

const filled = (text: string, values: Readonly<Record<string, MailValue>>): string =>
  text.replaceAll(NAME, (_all, name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  });
