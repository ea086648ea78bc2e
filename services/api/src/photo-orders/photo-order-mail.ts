import { formatSum } from '@gallery/domain';
import { composeMail, type MailMessage } from '../platform';
import type { KnownOrder } from '../orders';

/** To the buyer of event photos: where their files are, and until when. */
export function fileMail(
  order: KnownOrder,
  files: readonly { title: string; url: string }[],
  expiresAt: Date,
  from: { name: string; email: string },
): MailMessage {
  return composeMail(order.customerEmail, `Your event photo, order ${order.number}`, [
    `Dear ${order.customerName},`,
    'thank you. Your payment has arrived, and the digital file is ready in full size:',
    ...files.flatMap(({ title, url }) => [title, { link: url }]),
    `The link works until ${day.format(expiresAt)}; save the file before then. A small print belongs to it: answer this mail with the address that it should go to.`,
    {
      rows: [
        ['Order', order.number],
        ['Total paid', formatSum(order.totalCents)],
      ],
    },
    `If anything is on your mind, answer this mail or write to ${from.email}: we answer within 24 hours.`,
    from.name,
  ]);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
