/** What was done lately in one module, as a part of the query that reads all recent activity. */
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
