import { collectorLevelLabel, type CollectorLevel } from '@gallery/domain';
import { composeMail, type MailMessage } from '../platform';

/** To a collector whose level has risen. */
export function levelMail(
  to: { firstName: string; email: string },
  level: CollectorLevel,
  { from, link }: { from: { name: string; email: string }; link: string },
): MailMessage {
  const label = collectorLevelLabel(level);
  return composeMail(to.email, `You are now a ${label}`, [
    `Dear ${to.firstName},`,
    `from today you are a ${label} of ${from.name}. Thank you for living with our prints.`,
    'What we show to collectors of your level is in your account:',
    { link },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}
