import { Injectable } from '@nestjs/common';
import {
  type ActivityPart,
  type ActivityRow,
  type AttentionPart,
  type AttentionRow,
  Database,
} from '../platform';

/** Puts the other modules' parts together, so that each list of the dashboard is one query. */
@Injectable()
export class DashboardStore {
  constructor(private readonly database: Database) {}

  /** Rows of all parts, each part's in its own order. */
  findAttention(parts: readonly AttentionPart[]): Promise<AttentionRow[]> {
    return this.database.manager.query<AttentionRow[]>(unionOf(parts), valuesOf(parts));
  }

  /** The latest of all parts, newest first. */
  findActivity(parts: readonly ActivityPart[], limit: number): Promise<ActivityRow[]> {
    return this.database.manager.query<ActivityRow[]>(`${unionOf(parts)} ORDER BY at DESC, id DESC LIMIT ?`, [
      ...valuesOf(parts),
      limit,
    ]);
  }
}

type Part = AttentionPart | ActivityPart;

const unionOf = (parts: readonly Part[]): string => parts.map(({ sql }) => `(${sql})`).join(' UNION ALL ');
const valuesOf = (parts: readonly Part[]): unknown[] => parts.flatMap(({ values }) => values);
