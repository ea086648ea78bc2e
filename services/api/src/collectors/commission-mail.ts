import { formatSum, type OrderStatus } from '@gallery/domain';
import { letter, mailTemplate, type Letter, type MailTemplate } from '../platform';
import type { CommissionEvent } from './commission-event.entity';
import type { Commission } from './commission.entity';
import { LEVEL } from './level-mail';

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

/** What a mail about a commission is made of. */
export interface MailParts {
  commission: Pick<Commission, 'projectType' | 'budgetRange' | 'wantsStudioVisit' | 'quoteCents'>;
  event: Pick<CommissionEvent, 'status' | 'note'>;
  to: { firstName: string; email: string };
  /** Where the collector finds their commissions. */
  link: string;
}

const COMMISSION = mailTemplate({
  key: 'commission-moved',
  title: 'Commission',
  occasion: 'To a collector, at each step of their commission',
  subject: 'News of your commission',
  words: [
    'Dear {first name},',
    '{news}',
    '{commission}',
    '{note}',
    'You find it in your collector account:',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    news: { sample: NEWS.processing, isRequired: true },
    commission: {
      sample: [
        {
          rows: [
            ['Commission', 'Portrait'],
            ['Budget', '$5,000 to $10,000'],
          ],
        },
      ],
    },
    note: { sample: 'The first proofs are on the table.' },
    link: { sample: [{ link: 'https://gallery.example/collector' }], isRequired: true },
  },
});

/** Mails to collectors whose words the owner may change. */
export const COLLECTOR_MAILS: readonly MailTemplate[] = [LEVEL, COMMISSION];

/** To the collector: their commission has come to a status. */
export const commissionMail = ({ commission, event, to, link }: MailParts): Letter =>
  letter(COMMISSION, to.email, {
    'first name': to.firstName,
    news: NEWS[event.status],
    commission: [
      {
        rows: [
          ['Commission', commission.projectType],
          ['Budget', commission.budgetRange],
          ...(commission.quoteCents === null
            ? []
            : [['Our quote', formatSum(commission.quoteCents)] as const]),
          ...(commission.wantsStudioVisit ? [['Studio visit', 'wished'] as const] : []),
        ],
      },
    ],
    note: event.note,
    link: [{ link }],
  });
