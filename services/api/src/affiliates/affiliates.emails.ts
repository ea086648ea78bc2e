import { ATTRIBUTION_WINDOW_DAYS, replyTime } from '@gallery/domain';
import { templatedEmail, defineEmailTemplate, type TemplatedEmail, type EmailTemplate } from '../platform';
import type { Affiliate } from './dto/affiliate.dto';
import type { AffiliateApplicationEntity } from './applications/affiliate-applications.store';

const STATEMENT_LABEL = 'View your statement';

/** The key dates from the time when only applicants became affiliates. */
const AFFILIATE_WELCOME = defineEmailTemplate({
  key: 'application-approved',
  title: 'Selling partners: welcome',
  occasion: 'To a new selling partner, with their link',
  subject: 'Your link for {gallery}',
  words: [
    'Dear {name},',
    'Welcome to {gallery} as a selling partner. Here is your link:',
    '{link}',
    `When someone follows it and buys within ${ATTRIBUTION_WINDOW_DAYS} days, the sale is credited to you, and you earn {rate}% of the net profit: the price less production, shipping and payment fees.`,
    'You do not need an account. Your statement shows every sale and every deduction; its link is for you alone.',
    '{statement}',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Elena Marsh' },
    rate: { sample: '20' },
    link: { sample: [{ link: 'https://gallery.example/?ref=elena-marsh' }], isRequired: true },
    statement: {
      sample: [{ link: 'https://gallery.example/partner-statement/…', label: STATEMENT_LABEL }],
    },
  },
});

/** To a new affiliate, who has no account: the links are all they need. @param statement URL of their statement */
export const affiliateWelcomeEmail = (
  {
    email,
    partnerName,
    commissionRate,
    referralUrl,
  }: Pick<Affiliate, 'email' | 'partnerName' | 'commissionRate' | 'referralUrl'>,
  statement: string,
): TemplatedEmail =>
  templatedEmail(AFFILIATE_WELCOME, email, {
    name: partnerName,
    rate: String(Number(commissionRate)),
    link: [{ link: referralUrl }],
    statement: [{ link: statement, label: STATEMENT_LABEL }],
  });

/** The filled-in fields of an application with their labels. */
const applicationRows = (application: AffiliateApplicationEntity): [label: string, value: string][] => {
  const rows: [string, string][] = [
    ['Full name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Location', application.location],
    ['Business', application.business],
    ['Portfolio', application.portfolio],
    ['Role', application.role],
    ['Types of buyers', application.buyerTypes],
    ['Experience', application.experience],
    ['Notes', application.notes],
  ];
  return rows.filter(([, value]) => value !== '');
};

const REVIEW_LABEL = 'Review the application';

const APPLICATION_ARRIVED = defineEmailTemplate({
  key: 'notice-application',
  title: 'Notice: selling partner application',
  occasion: 'To the gallery, when someone applies to sell for it; replying to this email replies to them',
  subject: 'Selling partner application',
  words: ['{application}', 'We promised a reply within {within}.', '{link}'],
  placeholders: {
    application: {
      sample: [
        {
          rows: [
            ['Full name', 'Elena Marsh'],
            ['Email', 'elena@mail.example'],
            ['Location', 'Dallas, Texas'],
            ['Role', 'Interior Designer'],
          ],
        },
      ],
      isRequired: true,
    },
    within: { sample: replyTime('partner_application').within },
    link: {
      sample: [
        {
          link: 'https://gallery.example/admin/inbox/01985d2e-7c3a-7000-8000-000000000001',
          label: REVIEW_LABEL,
        },
      ],
      isRequired: true,
    },
  },
});

/** Notifications to the gallery about applications. */
export const AFFILIATE_APPLICATION_NOTIFICATIONS: readonly EmailTemplate[] = [APPLICATION_ARRIVED];

/** To the gallery; replying to the email replies to the applicant. */
export const applicationArrivedEmail = (
  application: AffiliateApplicationEntity,
  { owner, origin }: { owner: string; origin: string },
): TemplatedEmail =>
  templatedEmail(
    APPLICATION_ARRIVED,
    owner,
    {
      application: [{ rows: applicationRows(application) }],
      within: replyTime('partner_application').within,
      link: [{ link: `${origin}/admin/inbox/${application.id}`, label: REVIEW_LABEL }],
    },
    { replyTo: { name: application.fullName, address: application.email } },
  );

const APPLICATION_RECEIVED = defineEmailTemplate({
  key: 'application-received',
  title: 'Selling partners: application received',
  occasion: 'To everyone who applies to become a selling partner',
  subject: 'We have received your application',
  words: [
    'Hello,',
    'Thank you for applying to sell for {gallery}. We have received your application and will reply within {within}.',
    'If you did not apply, someone entered your address by mistake; you can ignore this email.',
    '{gallery}',
  ],
  placeholders: { within: { sample: replyTime('partner_application').within } },
});

const APPLICATION_DECLINED = defineEmailTemplate({
  key: 'application-declined',
  title: 'Selling partners: declined',
  occasion: 'To an applicant who is declined',
  subject: 'Your application to {gallery}',
  words: [
    'Dear {name},',
    'Thank you for your interest in selling for {gallery}, and for taking the time to tell us about yourself.',
    'We work with only a few partners at a time and cannot offer you a place at this time.',
    '{words}',
    'With kind regards,',
    '{gallery}',
  ],
  placeholders: {
    name: { sample: 'Elena Marsh' },
    words: { sample: 'Please write to us again next year.' },
  },
});

/** Emails about applications whose content the owner can change. */
export const AFFILIATE_APPLICATION_EMAILS = [APPLICATION_RECEIVED, AFFILIATE_WELCOME, APPLICATION_DECLINED];

/**
 * To the applicant. Repeats nothing from the application, not even the name: anyone can enter anyone's address, and the
 * gallery must not send strangers' text to it.
 */
export const applicationReceivedEmail = (to: string): TemplatedEmail =>
  templatedEmail(APPLICATION_RECEIVED, to, { within: replyTime('partner_application').within });

/** To a declined applicant, with the gallery's own words if any. */
export const applicationDeclinedEmail = (
  to: string,
  { name, words }: { name: string; words: string },
): TemplatedEmail => templatedEmail(APPLICATION_DECLINED, to, { name, words: words || null });
