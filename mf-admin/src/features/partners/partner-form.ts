import type { NewSellingPartner, SellingPartner } from '@gallery/contracts';
import { PARTNER_ID, partnerCode, readRate } from '@gallery/domain';

/** What stands in the form's boxes. */
export interface PartnerFields {
  partnerName: string;
  /** The code of the partner's link. */
  partnerId: string;
  email: string;
  /** Percent, as it is typed and as it is sent. */
  commissionRate: string;
  status: SellingPartner['status'];
  notes: string;
}

/** What a new partner begins with, at the rate of the settings. */
export const newPartner = (defaultRate: number): PartnerFields => ({
  partnerName: '',
  partnerId: '',
  email: '',
  commissionRate: String(defaultRate),
  status: 'active',
  notes: '',
});

/** A partner as the form shows it. */
export const fieldsOf = (partner: SellingPartner): PartnerFields => ({
  partnerName: partner.partnerName,
  partnerId: partner.partnerId,
  email: partner.email,
  commissionRate: partner.commissionRate,
  status: partner.status,
  notes: partner.notes ?? '',
});

/** Whether there is enough to be saved. */
export const isReady = ({ partnerName, partnerId, email }: PartnerFields): boolean =>
  [partnerName, partnerId, email].every((text) => text.trim() !== '');

/** What is wrong, by field; the server judges again. */
export function faultsOf(fields: PartnerFields): Partial<Record<keyof PartnerFields, string>> {
  const faults: Partial<Record<keyof PartnerFields, string>> = {};
  if (!PARTNER_ID.test(partnerCode(fields.partnerId)))
    faults.partnerId = 'Please use 2 to 40 small letters, digits and hyphens.';
  if (readRate(fields.commissionRate) === null)
    faults.commissionRate = 'Please enter a rate between 0 and 100, like 20.00.';
  return faults;
}

/** The form as it is sent. */
export const bodyOf = (fields: PartnerFields): NewSellingPartner => ({
  partnerName: fields.partnerName.trim(),
  partnerId: partnerCode(fields.partnerId),
  email: fields.email.trim(),
  commissionRate: fields.commissionRate.trim(),
  status: fields.status,
  notes: fields.notes.trim(),
});

const NAMES = ['partnerName', 'partnerId', 'email', 'commissionRate', 'status', 'notes'] as const;

/** What somebody else has changed since the form was opened goes into the boxes that were left as they stood. */
export function mergedFields(
  before: SellingPartner,
  typed: PartnerFields,
  fresh: SellingPartner,
): PartnerFields {
  const opened = fieldsOf(before);
  const now = fieldsOf(fresh);
  const left = NAMES.filter((name) => typed[name] === opened[name]);
  return { ...typed, ...Object.fromEntries(left.map((name) => [name, now[name]])) };
}

/** What is said at a field that somebody else has changed since the form was opened. */
export function newsOf(
  opened: SellingPartner,
  typed: PartnerFields,
  fresh: SellingPartner,
): Partial<Record<keyof PartnerFields, string>> {
  const before = fieldsOf(opened);
  const now = fieldsOf(fresh);
  const news: Partial<Record<keyof PartnerFields, string>> = {};
  for (const name of NAMES)
    if (now[name] !== before[name])
      news[name] = typed[name] === now[name] ? 'Changed meanwhile' : `Meanwhile: ${now[name] || 'nothing'}`;
  return news;
}
