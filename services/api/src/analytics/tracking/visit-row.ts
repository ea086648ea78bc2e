import type { Visit } from './anonymous-visit';

/** Columns of the table of visits. */
export const VISIT_TABLE_COLUMNS = [
  'id',
  'occurred_at',
  'visitor',
  'session',
  'page',
  'source',
  'medium',
  'campaign',
  'partner_kind',
  'partner_code',
  'country',
  'region',
  'city',
] as const;

/** A view in the order of those columns. */
export const toVisitRow = ({ id, at, visitor, session, page, from, partner, place }: Visit) => [
  id,
  at,
  visitor,
  session,
  page,
  from.source,
  from.medium,
  from.campaign,
  partner?.kind ?? null,
  partner?.code ?? null,
  place.country,
  place.region,
  place.city,
];
