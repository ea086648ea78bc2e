import type { AuditRecord } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The first characters of an id, enough to distinguish it by eye; other text stays whole. */
export const shortId = (text: string): string => (UUID.test(text) ? text.slice(0, 8) : text);

/** `studio (staff)`, `Elena Marsh (collector)`, `owner by key`. */
export function actorLabel({ kind, id, name }: AuditRecord['actor']): string {
  if (name !== null) return `${name} (${kind})`;
  // Entries of releases in which machines had the owner's key.
  if (id === 'key') return `${kind} by key`;
  if (kind === 'system') return 'the gallery itself';
  return id === null ? kind : `${kind} ${shortId(id)}`;
}

/** `order moved`, `payment request cancelled`: the log's own action, readable. */
export const actionLabel = (action: string): string => action.replaceAll(/[._-]/g, ' ');

/** `artist note`, `payment request`. An `admin` is somebody's account. */
export const subjectKindLabel = (kind: string): string =>
  kind === 'admin' ? 'account' : kind.replaceAll('-', ' ');

/** `reason: damaged, from: processing, to: shipped`. */
export function detailsLabel(details: AuditRecord['details']): string {
  return Object.entries(details ?? {})
    .map(([name, value]) => detailLabel(name, value))
    .join(', ');
}

function detailLabel(name: string, value: unknown): string {
  if (name === 'cents' && typeof value === 'number') return formatMoneyWithCents(toCents(value / 100));
  if (name === 'rateBp' && typeof value === 'number') return `rate: ${value / 100}%`;
  return `${fieldLabel(name)}: ${valueLabel(value)}`;
}

/** `editionNumber` as `edition number`, `isLevelManual` as `level manual`. */
const fieldLabel = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

function valueLabel(value: unknown): string {
  // Types and states are stored with underscores: `artwork_inquiry`.
  if (typeof value === 'string') return shortId(value).replaceAll('_', ' ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueLabel).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('from' in value && 'to' in value) return `${valueLabel(value.from)} to ${valueLabel(value.to)}`;
  return Object.entries(value)
    .map(([name, inner]) => `${fieldLabel(name)} ${valueLabel(inner)}`)
    .join(' ');
}
