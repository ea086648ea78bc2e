import { apiMutation } from '../../http/api-options';
import { downloadAdmin, type Input } from '../admin-client';
import { adminQuery } from '../admin-options';

const AUDIT = '/api/admin/audit-log';

/** Which entries are shown; an empty text does not narrow the log. Days are `2026-11-22`, both included, in UTC. */
export type AuditLogFilter = Record<'actor' | 'actorKind' | 'action' | 'subject' | 'from' | 'to', string>;

/** A page of the audit log, latest first, from the cursor of the page before. */
export const auditLogQuery = (filters: AuditLogFilter, cursor: string | null) =>
  adminQuery(AUDIT, { ...toAuditLogQuery(filters), cursor });

/** Every entry that the filters let through, as a CSV file. */
export const exportAuditLog = () =>
  apiMutation((filters: AuditLogFilter) => downloadAdmin(`${AUDIT}.csv`, toAuditLogQuery(filters)));

const ACTOR_KINDS = ['collector', 'owner', 'staff', 'device', 'system', 'nobody'] as const;
const DAY_MS = 86_400_000;

function toAuditLogQuery(filters: AuditLogFilter): Input<'get', typeof AUDIT> {
  const { actor, actorKind, action, subject, from, to } = filters;
  const last = Date.parse(to);
  const first = Date.parse(from);
  return {
    ...(actor && { actor }),
    ...(actorKind && { actorKind: ACTOR_KINDS.find((kind) => kind === actorKind) }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(!Number.isNaN(first) && { from: new Date(first).toISOString() }),
    ...(!Number.isNaN(last) && { to: new Date(last + DAY_MS).toISOString() }),
  };
}
