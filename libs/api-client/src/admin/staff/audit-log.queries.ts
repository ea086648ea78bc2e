import { apiMutation } from '../../http/api-options';
import { downloadAdmin, type Input } from '../admin-client';
import { adminQuery } from '../admin-options';

const AUDIT = '/api/admin/audit-log';

/** Which entries are shown; an empty text does not narrow the log. Days are `2026-11-22`, both included, in the gallery's time zone. */
export type AuditLogFilter = Record<'actor' | 'actorKind' | 'action' | 'subject' | 'from' | 'to', string>;

/** A page of the audit log, latest first, from the cursor of the page before. */
export const auditLogQuery = (filters: AuditLogFilter, cursor: string | null) =>
  adminQuery(AUDIT, { ...toAuditLogQuery(filters), cursor });

/** Every entry that matches the filters, as a CSV file. */
export const exportAuditLog = () =>
  apiMutation((filters: AuditLogFilter) => downloadAdmin(`${AUDIT}.csv`, toAuditLogQuery(filters)));

const ACTOR_KINDS = ['collector', 'owner', 'staff', 'device', 'system', 'nobody'] as const;

/** Someone may have changed the address by hand. */
const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));

function toAuditLogQuery(filters: AuditLogFilter): Input<'get', typeof AUDIT> {
  const { actor, actorKind, action, subject, from, to } = filters;
  return {
    ...(actor && { actor }),
    ...(actorKind && { actorKind: ACTOR_KINDS.find((kind) => kind === actorKind) }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}
