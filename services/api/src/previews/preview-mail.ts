import { composeMail, type MailMessage, type Settings } from '../platform';
import type { PrivatePreview } from './private-preview.entity';

/** Who signs the mails, and under which address the pages are. */
export interface Sender {
  name: string;
  email: string;
  origin: string;
}

export const sender = ({ brand, http }: Settings): Sender => ({
  name: brand.name,
  email: brand.email,
  origin: http.publicOrigin,
});

interface Reader {
  email: string;
  firstName: string;
}

interface Work {
  title: string;
  slug: string;
}

/** To a chosen collector: a work can be seen in private, and how long (G57). */
export function previewMail(
  { note, expiresAt }: PrivatePreview,
  { title }: Work,
  to: Reader,
  from: Sender,
): MailMessage {
  return composeMail(to.email, `A private preview for you: ${title}`, [
    `Dear ${to.firstName},`,
    `before anybody else sees it, “${title}” is in your private preview until ${day.format(expiresAt)}. You can reserve one number of it for 48 hours.`,
    ...(note === null ? [] : [note]),
    { link: `${from.origin}/collector/portal` },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** To a collector of the pre-sale list: the work can be bought (C51). */
export function openingMail({ title, slug }: Work, to: Reader, from: Sender): MailMessage {
  return composeMail(to.email, `“${title}” is now open`, [
    `Dear ${to.firstName},`,
    `you asked to hear first: “${title}” can be seen and bought from now on.`,
    { link: `${from.origin}/fine-art/${encodeURIComponent(slug)}` },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}

/** `December 5, 2026`, in UTC like every time of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
