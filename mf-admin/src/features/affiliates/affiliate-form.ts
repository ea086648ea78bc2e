import type { CreateAffiliate, Affiliate } from '@gallery/contracts';
import { AFFILIATE_ID_PATTERN, normalizeAffiliateCode, parseRate } from '@gallery/domain';

/** What is typed in the form. */
export interface AffiliateFields {
  partnerName: string;
  /** The code of the affiliate's link. */
  partnerId: string;
  email: string;
  /** Percent, as it is typed and as it is sent. */
  commissionRate: string;
  status: Affiliate['status'];
  notes: string;
}

/** What a new affiliate begins with, at the rate of the settings. */
export const newAffiliate = (defaultRate: number): AffiliateFields => ({
  partnerName: '',
  partnerId: '',
  email: '',
  commissionRate: String(defaultRate),
  status: 'active',
  notes: '',
});

/** An affiliate as the form shows it. */
export const toAffiliateFields = (partner: Affiliate): AffiliateFields => ({
  partnerName: partner.partnerName,
  partnerId: partner.partnerId,
  email: partner.email,
  commissionRate: partner.commissionRate,
  status: partner.status,
  notes: partner.notes ?? '',
});

/** Whether there is enough to be saved. */
export const hasRequiredFields = ({ partnerName, partnerId, email }: AffiliateFields): boolean =>
  [partnerName, partnerId, email].every((text) => text.trim() !== '');

/** What is wrong, by field; the server checks again. */
export function validateAffiliate(fields: AffiliateFields): Partial<Record<keyof AffiliateFields, string>> {
  const errors: Partial<Record<keyof AffiliateFields, string>> = {};
  if (!AFFILIATE_ID_PATTERN.test(normalizeAffiliateCode(fields.partnerId)))
    errors.partnerId = 'Use 2 to 40 lowercase letters, digits and hyphens.';
  if (parseRate(fields.commissionRate) === null)
    errors.commissionRate = 'Enter a rate between 0 and 100, such as 20.00.';
  return errors;
}

/** The form as it is sent. */
export const toAffiliateRequest = (fields: AffiliateFields): CreateAffiliate => ({
  partnerName: fields.partnerName.trim(),
  partnerId: normalizeAffiliateCode(fields.partnerId),
  email: fields.email.trim(),
  commissionRate: fields.commissionRate.trim(),
  status: fields.status,
  notes: fields.notes.trim(),
});

const FIELD_NAMES = ['partnerName', 'partnerId', 'email', 'commissionRate', 'status', 'notes'] as const;

/** Puts what someone else has changed since the form was opened into the fields that were not touched. */
export function mergeAffiliateFields(
  before: Affiliate,
  typed: AffiliateFields,
  fresh: Affiliate,
): AffiliateFields {
  const opened = toAffiliateFields(before);
  const now = toAffiliateFields(fresh);
  const left = FIELD_NAMES.filter((name) => typed[name] === opened[name]);
  return { ...typed, ...Object.fromEntries(left.map((name) => [name, now[name]])) };
}

/** The note at a field that someone else has changed since the form was opened. */
export function changedMeanwhileHints(
  opened: Affiliate,
  typed: AffiliateFields,
  fresh: Affiliate,
): Partial<Record<keyof AffiliateFields, string>> {
  const before = toAffiliateFields(opened);
  const now = toAffiliateFields(fresh);
  const news: Partial<Record<keyof AffiliateFields, string>> = {};
  for (const name of FIELD_NAMES)
    if (now[name] !== before[name])
      news[name] =
        typed[name] === now[name] ? 'Also changed by someone else' : `Now: ${now[name] || 'empty'}`;
  return news;
}
