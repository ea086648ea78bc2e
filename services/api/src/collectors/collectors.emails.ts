import {
  collectorLevelLabel,
  formatMoneyWithCents,
  type CollectorLevel,
  type OrderStatus,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { CollectorsService, type CollectorAccount } from '../identity';
import {
  defineEmailTemplate,
  templatedEmail,
  Mailer,
  Settings,
  type EmailTemplate,
  type TemplatedEmail,
} from '../platform';
import type {
  CommissionRequestEntity,
  CommissionRequestEventEntity,
} from './commission-requests/commission-request.entity';

const LEVEL_RAISED_TEMPLATE = defineEmailTemplate({
  key: 'level-risen',
  title: 'Collector level',
  occasion: 'To a collector whose level has risen',
  subject: 'You are now a {level}',
  words: [
    'Dear {first name},',
    'from today you are a {level} of {gallery}. Thank you for living with our prints.',
    'What we show to collectors of your level is in your account:',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    level: { sample: collectorLevelLabel('Premium') },
    link: { sample: [{ link: 'https://gallery.example/collector/portal' }], isRequired: true },
  },
});

/** To a collector whose level has risen. */
const levelRaisedEmail = (
  to: { firstName: string; email: string },
  level: CollectorLevel,
  link: string,
): TemplatedEmail =>
  templatedEmail(LEVEL_RAISED_TEMPLATE, to.email, {
    'first name': to.firstName,
    level: collectorLevelLabel(level),
    link: [{ link }],
  });

/** What each status means to the collector. */
const STATUS_MESSAGES: Record<OrderStatus, string> = {
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

/** What an email about a commission request is made of. */
export interface CommissionRequestEmailData {
  commission: Pick<
    CommissionRequestEntity,
    'projectType' | 'budgetRange' | 'wantsStudioVisit' | 'quoteCents'
  >;
  event: Pick<CommissionRequestEventEntity, 'status' | 'note'>;
  to: { firstName: string; email: string };
  /** Where the collector finds their commissions. */
  link: string;
}

const COMMISSION_REQUEST_TEMPLATE = defineEmailTemplate({
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
    news: { sample: STATUS_MESSAGES.processing, isRequired: true },
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

/** Email templates that the owner may change. */
export const COLLECTOR_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  LEVEL_RAISED_TEMPLATE,
  COMMISSION_REQUEST_TEMPLATE,
];

/** To the collector: their commission request has a new status. */
export const commissionRequestEmail = ({
  commission,
  event,
  to,
  link,
}: CommissionRequestEmailData): TemplatedEmail =>
  templatedEmail(COMMISSION_REQUEST_TEMPLATE, to.email, {
    'first name': to.firstName,
    news: STATUS_MESSAGES[event.status],
    commission: [
      {
        rows: [
          ['Commission', commission.projectType],
          ['Budget', commission.budgetRange],
          ...(commission.quoteCents === null
            ? []
            : [['Our quote', formatMoneyWithCents(commission.quoteCents)] as const]),
          ...(commission.wantsStudioVisit ? [['Studio visit', 'wished'] as const] : []),
        ],
      },
    ],
    note: event.note,
    link: [{ link }],
  });

/** Emails to collectors about their level and their commission requests, each sent in the transaction that causes it. */
@Injectable()
export class CollectorEmails {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** To the collector, if they have confirmed their email address: a commission request is nobody else's business. */
  async sendCommissionStatus(
    commission: CommissionRequestEntity,
    event: CommissionRequestEventEntity,
  ): Promise<void> {
    const to =
      commission.collectorId === null ? null : await this.collectorsService.find(commission.collectorId);
    if (!to?.emailConfirmedAt) return;
    const link = `${this.settings.http.publicOrigin}/collector`;
    await this.mailer.send(commissionRequestEmail({ commission, event, to, link }), `commission:${event.id}`);
  }

  async sendLevelRaised(to: CollectorAccount, level: CollectorLevel): Promise<void> {
    await this.mailer.send(
      levelRaisedEmail(to, level, `${this.settings.http.publicOrigin}/collector/portal`),
    );
  }
}
