import type { AuditRecord } from '@gallery/contracts';
import { formatDateTime, formatMoneyWithCents, formatSize, toCents } from '@gallery/domain';
import { AUDIT_ACTION_LABELS } from './audit-action-labels';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** ISO 8601, UTC. */
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The first characters of an id, enough to distinguish it by eye; other text stays whole. */
export const shortId = (text: string): string => (UUID.test(text) ? text.slice(0, 8) : text);

/** Who did it, where no account is named: `The gallery`, `API key`, `Collector 01a2023b`. */
export function actorLabel({ kind, id }: Pick<AuditRecord['actor'], 'kind' | 'id'>): string {
  // Entries of releases in which machines had the owner's key.
  if (id === 'key') return 'API key';
  // The terminal and the demo act without an account.
  if (kind === 'system' || id === 'system') return 'The gallery';
  if (kind === 'nobody') return 'Unknown';
  if (id === null) return kind === 'owner' || kind === 'staff' ? 'The gallery' : capitalized(kind);
  return `${capitalized(kind)} ${shortId(id)}`;
}

const LABELS = new Map<string, string>(Object.entries(AUDIT_ACTION_LABELS));

/** `Order refunded`; an entry of an earlier release in its own words. */
export const actionLabel = (action: string): string =>
  LABELS.get(action) ?? capitalized(action.replaceAll(/[._-]/g, ' '));

const SUBJECT_KIND_LABELS: Record<string, string> = {
  admin: 'staff account',
  mail: 'email',
  preview: 'private preview',
};

/** `sales` as `Sales`, `orderLimits` as `Order limits`. */
export const settingsSectionLabel = (section: string): string =>
  fieldLabel(section.replaceAll(/[._-]/g, ' '));

/** `artist note`, `payment request`, `staff account`. */
export const subjectKindLabel = (kind: string): string =>
  SUBJECT_KIND_LABELS[kind] ?? kind.replaceAll('-', ' ');

const FIELD_LABELS: Record<string, string> = {
  mode: 'Sales mode',
  taxMode: 'Sales tax',
  cardFeeMode: 'Card payments',
  rateBp: 'Commission rate',
  defaultRate: 'Commission rate',
  returnDays: 'Return period (days)',
  secondPersonAbove: 'Refunds need approval above',
  smallEditionPrints: 'Prints per order, small editions',
  largeEditionPrints: 'Prints per order, larger editions',
  premium: 'Premium from',
  vip: 'VIP from',
  editionNumber: 'Number',
  isLevelManual: 'Set manually',
  isWelcomed: 'Welcome email sent',
  liveStatus: 'Live status',
  priceOverride: 'Keep my prices when the tier changes',
  maxParticipants: 'Guest limit',
  partnerId: 'Partner ID',
  changed: 'Changed',
  fields: 'Changed',
};

/** `secondPersonAbove` by its name on the screen, any other as `Second person above`. */
const fieldLabel = (name: string): string =>
  FIELD_LABELS[name] ??
  capitalized(
    name
      .replace(/^is(?=[A-Z])/, '')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase(),
  );

/** Why, where the reason is stored as a code. */
const REASON_LABELS: Record<string, string> = {
  credentials_refused: 'wrong username or password',
  code_refused: 'wrong code',
  passkey_refused: 'passkey not recognized',
  'asked for': 'requested by the collector',
  'asked the gallery': 'requested from the gallery',
  'never confirmed': 'email never confirmed',
  'address proved by another': 'email confirmed by another account',
};

/** For comparing only: figures that tell a reader nothing. */
const FINGERPRINTS = new Set(['network', 'digest']);

/** What changed and how, a phrase each: `Sales mode: inquire → purchase`, `Reason: damaged`. */
export function detailLabels(details: AuditRecord['details'], timeZone: string): string[] {
  const { changes, from, to, ...others } = details ?? {};
  const told = isRecord(changes) ? Object.keys(changes) : [];
  return [
    ...(isRecord(changes) ? Object.entries(changes).map(([name, value]) => phrase(name, value)) : []),
    ...(from === undefined ? (to === undefined ? [] : [valueLabel('to', to)]) : [changeLabel('', from, to)]),
    // The title is the name of what is gone.
    ...Object.entries(others)
      .filter(([name]) => name !== 'title' && !FINGERPRINTS.has(name))
      .flatMap(([name, value]) =>
        otherLabels(
          name,
          typeof value === 'string' && TIME.test(value) ? formatDateTime(value, timeZone) : value,
          told,
        ),
      ),
  ];
}

function otherLabels(name: string, value: unknown, told: readonly string[]): string[] {
  if (name === 'editions' && Array.isArray(value)) return value.flatMap(editionLabels);
  if ((name === 'changed' || name === 'fields') && Array.isArray(value)) {
    const rest = value.filter((field) => !told.includes(String(field)));
    return rest.length === 0
      ? []
      : [`Changed: ${rest.map((field) => fieldLabel(String(field)).toLowerCase()).join(', ')}`];
  }
  // An id of something that has no name tells a reader nothing.
  if (typeof value === 'string' && UUID.test(value)) return [];
  return [phrase(name, value)];
}

/** `30 × 20 in price: $5,000.00 → $6,000.00` for each figure of an edition that changed. */
function editionLabels(edition: unknown): string[] {
  if (!isRecord(edition)) return [];
  const { size, ...changes } = edition;
  const name = formatSize(String(size));
  return Object.entries(changes).map(
    ([field, value]) => `${name} ${phrase(field, value).replace(/^./, lower)}`,
  );
}

/** Amounts in cents. */
const CENTS = new Set(['cents', 'price']);
/** Amounts in dollars. */
const DOLLARS = new Set(['premium', 'vip', 'secondPersonAbove']);

function phrase(name: string, value: unknown): string {
  if (isRecord(value) && 'from' in value && 'to' in value)
    return `${fieldLabel(name)}: ${changeLabel(name, value['from'], value['to'])}`;
  const text = valueLabel(name, value);
  if (name === 'cents') return text;
  return name === 'rateBp' ? `${fieldLabel(name)} ${text}` : `${fieldLabel(name)}: ${text}`;
}

const changeLabel = (name: string, from: unknown, to: unknown): string =>
  `${valueLabel(name, from)} → ${valueLabel(name, to)}`;

function valueLabel(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return figureLabel(name, value);
  if (typeof value === 'string' && name === 'reason') return REASON_LABELS[value] ?? value;
  // Types and states are stored with underscores: `artwork_inquiry`.
  if (typeof value === 'string') return shortId(value).replaceAll('_', ' ');
  if (Array.isArray(value)) return value.map((item) => valueLabel(name, item)).join(', ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .map(([inner, each]) => phrase(inner, each).replace(/^./, lower))
    .join(' ');
}

function figureLabel(name: string, value: number): string {
  if (CENTS.has(name)) return formatMoneyWithCents(toCents(value / 100));
  if (DOLLARS.has(name)) return formatMoneyWithCents(toCents(value));
  if (name === 'rateBp') return `${value / 100}%`;
  return name === 'defaultRate' ? `${value}%` : String(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lower = (letter: string): string => letter.toLowerCase();
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
