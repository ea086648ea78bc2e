import { composeMail, type MailMessage, type Settings } from '../platform';
import { CONFIRM_DAYS, KEPT_DAYS } from './newsletter-rules';

/** Who signs the mails, and under which address its pages are. */
export interface NewsletterSender {
  name: string;
  origin: string;
}

export const newsletterSender = ({ brand, http }: Settings): NewsletterSender => ({
  name: brand.name,
  origin: http.publicOrigin,
});

/** Asks the owner of the address whether they want the letters (G95). */
export function confirmationMail(to: string, token: string, { name, origin }: NewsletterSender): MailMessage {
  return composeMail(to, `Please confirm: letters from ${name}`, [
    'Hello,',
    `somebody, we hope you, has asked for the letters of ${name} at this address. To get them, open this page within ${CONFIRM_DAYS} days and press Confirm:`,
    { link: pageLink(origin, 'confirm', token) },
    `If it was not you, you need not do anything: no letters will come, and we forget the address after ${KEPT_DAYS} days.`,
    name,
  ]);
}

/** The first letter: it worked, and how to end it. */
export function welcomeMail(to: string, token: string, sender: NewsletterSender): MailMessage {
  return letter(to, `Welcome to the letters of ${sender.name}`, token, sender, [
    'Hello,',
    `thank you for subscribing to the letters of ${sender.name}: new editions, evenings and rooms, a few letters a year.`,
  ]);
}

/** To who asks again although the letters come already; the form must not say so to whoever filled it in. */
export function alreadyMail(to: string, token: string, sender: NewsletterSender): MailMessage {
  return letter(to, `You get the letters of ${sender.name} already`, token, sender, [
    'Hello,',
    `somebody, we hope you, has asked for the letters of ${sender.name} at this address. You are subscribed already; there is nothing to do.`,
  ]);
}

/** A letter to a subscriber: each says how to end them, to people and to mail programs. */
function letter(
  to: string,
  subject: string,
  token: string,
  { name, origin }: NewsletterSender,
  paragraphs: readonly string[],
): MailMessage {
  const ending = 'To end the letters, open this page and press Unsubscribe:';
  return {
    ...composeMail(to, subject, [
      ...paragraphs,
      ending,
      { link: pageLink(origin, 'unsubscribe', token) },
      name,
    ]),
    unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${token}`,
  };
}

const pageLink = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}/newsletter/${page}?token=${token}`;
