import type { OrderStatus } from '@gallery/domain';
import { composeMail, type MailMessage } from '../platform';
import type { CommissionEvent } from './commission-event.entity';
import type { Commission } from './commission.entity';

/** What each status means to whom the commission is for. */
const NEWS: Record<OrderStatus, string> = {
  pending: 'we have written down what you would like us to make, and come back to you about it.',
  reviewing: 'we are looking into your commission.',
  approved: 'we would be glad to make your commission, and wait for your word.',
  confirmed: 'your commission is agreed. Thank you.',
  processing: 'work on your commission has begun.',
  shipped: 'your commission is on its way to you.',
  delivered: 'your commission has been delivered.',
  completed: 'your commission is complete. Thank you.',
  rejected: 'we cannot take your commission on.',
  cancelled: 'your commission has been cancelled.',
};

/** What a mail about a commission is made of, and who signs it. */
export interface MailParts {
  commission: Pick<Commission, 'projectType' | 'budgetRange' | 'wantsStudioVisit'>;
  event: Pick<CommissionEvent, 'status' | 'note'>;
  to: { firstName: string; email: string };
  from: { name: string; email: string };
  /** Where the collector finds their commissions. */
  link: string;
}

/** To the collector: their commission has come to a status. */
export function commissionMail({ commission, event, to, from, link }: MailParts): MailMessage {
  return composeMail(to.email, 'News of your commission', [
    `Dear ${to.firstName},`,
    NEWS[event.status],
    {
      rows: [
        ['Commission', commission.projectType],
        ['Budget', commission.budgetRange],
        ...(commission.wantsStudioVisit ? [['Studio visit', 'wished'] satisfies [string, string]] : []),
      ],
    },
    ...(event.note === null ? [] : [event.note]),
    'You find it in your collector account:',
    { link },
    `If anything is on your mind, answer this mail or write to ${from.email}.`,
    from.name,
  ]);
}
