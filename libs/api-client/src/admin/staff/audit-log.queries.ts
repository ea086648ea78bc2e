import type { paths } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const AUDIT = '/api/admin/audit-log';
const AUDIT_CSV = '/api/admin/audit-log.csv';

type Query = NonNullable<paths[typeof AUDIT]['get']['parameters']['query']>;

/** Which entries are shown; an empty text does not narrow the log. Days are `2026-11-22`, both included, in UTC. */
export type AuditLogFilter = Record<'actor' | 'actorKind' | 'action' | 'subject' | 'from' | 'to', string>;

/** A page of the audit log, latest first, from the cursor of the page before. */
export const auditLogQuery = (filters: AuditLogFilter, cursor: string | null) =>
  apiQuery(['owner', AUDIT, filters, cursor], (signal) =>
    adminClient.GET(AUDIT, { params: { query: toAuditLogQuery(filters, cursor) }, signal }),
  );

/** Every entry that the filters let through, as a CSV file. */
export const exportAuditLog = () =>
  apiMutation((filters: AuditLogFilter) =>
    adminClient.GET(AUDIT_CSV, { params: { query: toAuditLogQuery(filters, null) }, parseAs: 'blob' }),
  );

const ACTOR_KINDS = ['collector', 'owner', 'staff', 'system', 'nobody'] as const;
const DAY_MS = 86_400_000;

function toAuditLogQuery(
  { actor, actorKind, action, subject, from, to }: AuditLogFilter,
  cursor: string | null,
): Query {
  const last = Date.parse(to);
  const first = Date.parse(from);
  return {
    ...(actor && { actor }),
    ...(actorKind && { actorKind: ACTOR_KINDS.find((kind) => kind === actorKind) }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(!Number.isNaN(first) && { from: new Date(first).toISOString() }),
    ...(!Number.isNaN(last) && { to: new Date(last + DAY_MS).toISOString() }),
    ...(cursor !== null && { cursor }),
  };
}
