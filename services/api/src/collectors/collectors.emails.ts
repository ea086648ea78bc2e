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
} from './commission-requests/commission-requests.store';

const ACCOUNT_LABEL = 'Open your account';

const LEVEL_RAISED_TEMPLATE = defineEmailTemplate({
  key: 'level-risen',
  title: 'Collector level',
  occasion: 'To a collector whose level has risen',
  subject: 'You are now a {level}',
  words: [
    'Dear {first name},',
    'You are now a {level} at {gallery}. Thank you for living with our prints.',
    'Your account shows everything that is open to collectors at your level.',
    '{link}',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    level: { sample: collectorLevelLabel('Premium') },
    link: {
      sample: [{ link: 'https://gallery.example/collector/portal', label: ACCOUNT_LABEL }],
      isRequired: true,
    },
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
    link: [{ link, label: ACCOUNT_LABEL }],
  });

/** What each status means to the collector. */
const STATUS_MESSAGES: Record<OrderStatus, string> = {
  pending: 'We have received your commission request and will get back to you about it.',
  reviewing: 'We are reviewing your commission request.',
  approved: 'We would be glad to make your commission, and are waiting for your decision.',
  confirmed: 'Your commission is confirmed. Thank you.',
  processing: 'Work on your commission has begun.',
  shipped: 'Your commission is on its way to you.',
  delivered: 'Your commission has been delivered.',
  completed: 'Your commission is now complete. Thank you.',
  rejected: 'We are sorry, but we cannot accept your commission.',
  cancelled: 'Your commission has been cancelled.',
};

/** The data for an email about a commission request. */
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
  subject: 'An update on your commission',
  words: [
    'Dear {first name},',
    '{news}',
    '{commission}',
    '{note}',
    '{link}',
    'Questions? Just reply to this email.',
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
    note: { sample: 'The first proofs are ready.' },
    link: {
      sample: [{ link: 'https://gallery.example/collector', label: ACCOUNT_LABEL }],
      isRequired: true,
    },
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
          ...(commission.wantsStudioVisit ? [['Studio visit', 'Requested'] as const] : []),
        ],
      },
    ],
    note: event.note,
    link: [{ link, label: ACCOUNT_LABEL }],
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
