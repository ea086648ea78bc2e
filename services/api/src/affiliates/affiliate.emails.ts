import { templatedEmail, defineEmailTemplate, type TemplatedEmail } from '../platform';
import type { Affiliate } from './dto/affiliate.dto';

const STATEMENT_LABEL = 'View your statement';

/** The key dates from when only applicants became affiliates. */
export const AFFILIATE_WELCOME = defineEmailTemplate({
  key: 'application-approved',
  title: 'Selling partners: welcome',
  occasion: 'To a new selling partner, with their link',
  subject: 'Your link for {gallery}',
  words: [
    'Dear {name},',
    'Welcome as a selling partner of {gallery}. This is your link:',
    '{link}',
    'Anyone who follows it and buys within 30 days is credited to you, and you earn {rate}% of the net profit: the price less production, shipping and payment fees.',
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

/** To a new affiliate, who has no account: the links are all that they need. @param statement URL of their statement */
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
