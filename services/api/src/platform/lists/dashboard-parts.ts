import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** What ends within this time needs attention. */
export const ENDS_SOON_MS = 48 * 3_600_000;

/** Rows of a kind that the dashboard names; the others are only counted. */
const ROWS_PER_KIND = 5;

/** Things of one kind that wait for staff, as a part of the query that reads all kinds. */
export interface AttentionPart {
  sql: string;
  values: unknown[];
}

/** A row of an `AttentionPart`. */
export interface AttentionRow {
  kind: string;
  /** Of all rows of the kind. */
  count: string | number;
  id: string;
  title: string | null;
  detail: string;
  /** Of a print, `30x20`. */
  size: string | null;
  at: Date | null;
  relatedId: string | null;
  version: string | number | null;
}

/** What is shown of a row, as SQL over the query's aliases. */
interface AttentionColumns {
  id: string;
  /** The id is shown unless there is one. */
  title?: string;
  detail: string;
  /** Of a print, `30x20`. */
  size?: string;
  /** Since when it waits, or when it is due. */
  at?: string;
  /** A second thing that it belongs to. */
  relatedId?: string;
  /** Sent with a change of it. */
  version?: string;
}

/**
 * The first rows of a list under a filter and how many there are in all. Take the query of the list itself: then the count
 * is the list's total.
 * @param kind as the dashboard knows it
 * @param length a short list is read once, for its first rows and their number; of a long one an index finds the first rows,
 * and the others are only counted
 */
export function attentionPart<Row extends ObjectLiteral>(
  kind: string,
  query: SelectQueryBuilder<Row>,
  columns: AttentionColumns,
  order: Record<string, 'ASC' | 'DESC'>,
  length: 'short' | 'long' = 'long',
): AttentionPart {
  const [countSql, countValues]: [string, unknown[]] =
    length === 'short' ? ['waiting.count', []] : query.clone().select('COUNT(*)').getQueryAndParameters();
  const {
    id,
    title = 'NULL',
    detail,
    size = 'NULL',
    at = 'NULL',
    relatedId = 'NULL',
    version = 'NULL',
  } = columns;
  const [rowsSql, rowsValues]: [string, unknown[]] = query
    .select(id, 'id')
    .addSelect(title, 'title')
    .addSelect(detail, 'detail')
    .addSelect(size, 'size')
    .addSelect(at, 'at')
    .addSelect(relatedId, 'relatedId')
    .addSelect(version, 'version')
    .addSelect(length === 'short' ? 'COUNT(*) OVER ()' : 'NULL', 'count')
    .orderBy(order)
    .limit(ROWS_PER_KIND)
    .getQueryAndParameters();
  return {
    sql: `SELECT '${kind}' AS kind, (${countSql}) AS count, ${text('id')}, ${text('title')}, ${text('detail')},
        ${text('size')}, waiting.at, ${text('relatedId')}, waiting.version
      FROM (${rowsSql}) waiting`,
    values: [...countValues, ...rowsValues],
  };
}

/** One collation for all, without which the parts of a union cannot be put together. */
const text = (column: string): string =>
  `CONVERT(waiting.${column} USING utf8mb4) COLLATE utf8mb4_bin AS ${column}`;

/** Recent activity in one module, as a part of the query that reads all recent activity. */
export interface ActivityPart {
  sql: string;
  values: unknown[];
}

/** A row of an `ActivityPart`. */
export interface ActivityRow {
  /** Sorts by time. */
  id: string;
  at: Date;
  action: string;
  /** The kind of the actor. */
  actor: string;
  /** Of owner or staff. */
  actorId: string | null;
  subjectKind: string | null;
  subjectId: string | null;
  subjectName: string | null;
  status: string | null;
}

const TEXTS = [
  'id',
  'action',
  'actor',
  'actorId',
  'subjectKind',
  'subjectId',
  'subjectName',
  'status',
] as const satisfies (keyof ActivityRow)[];

/** @param sql selects the columns of `ActivityRow` */
export const activityPart = (sql: string, values: unknown[]): ActivityPart => ({
  // A union needs one collation.
  sql: `SELECT latest.at, ${TEXTS.map((name) => `CONVERT(latest.${name} USING utf8mb4) COLLATE utf8mb4_bin AS ${name}`).join(', ')}
    FROM (${sql}) latest`,
  values,
});
