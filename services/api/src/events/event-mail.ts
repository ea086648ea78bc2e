import { formatDeadline } from '@gallery/domain';
import { composeMail, type MailMessage, type Settings } from '../platform';
import type { EventEntity } from './event.entity';

/** Who signs the mails, and under which address the pages are. */
export interface Sender {
  name: string;
  origin: string;
}

export const sender = ({ brand, http }: Settings): Sender => ({
  name: brand.name,
  origin: http.publicOrigin,
});

/** Who asked to be reminded: the event begins soon (G65). Of a VIP-only event the place is not told by mail. */
export function reminderMail(event: EventEntity, to: string, from: Sender): MailMessage {
  const { id, title, startsAt, location, isVipOnly } = event;
  return composeMail(to, `${title} begins soon`, [
    'Hello,',
    `you asked us to remind you: “${title}” begins on ${formatDeadline(startsAt.toISOString())}.`,
    ...(isVipOnly || location === '' ? [] : [`It takes place here: ${location}.`]),
    { link: `${from.origin}/live-event/${id}` },
    'This is the only mail we send about it. If you did not ask for it, somebody has entered your address by mistake.',
    from.name,
  ]);
}

/** To a guest of the waitlist: there is a place now (G70). Repeats nothing that was typed into the form. */
export function placeMail({ id, title }: EventEntity, to: string, from: Sender): MailMessage {
  return composeMail(to, `There is a place for you: ${title}`, [
    'Hello,',
    `“${title}” was full when you came. A place has become free, and it is yours: enter with the same e-mail address.`,
    { link: `${from.origin}/live-event-gate/${id}` },
    from.name,
  ]);
}
