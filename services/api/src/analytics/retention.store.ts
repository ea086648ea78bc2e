import { Injectable } from '@nestjs/common';
import { Database } from '../platform';

/** Every query that removes what visits have left behind. */
@Injectable()
export class RetentionStore {
  constructor(private readonly database: Database) {}

  /** Keys first: from then on nobody can tell what a visitor's hash stands for. */
  async forgetDaysBefore(day: string, rowsAtOnce: number): Promise<void> {
    await this.removeAll('visit_keys', 'day < ?', day, rowsAtOnce);
    await this.removeAll('visit_marks', 'day < ?', day, rowsAtOnce);
  }

  async removeVisitsBefore(moment: Date, rowsAtOnce: number): Promise<void> {
    await this.removeAll('visits', 'occurred_at < ?', moment, rowsAtOnce);
  }

  async removeBatchesBefore(moment: Date, rowsAtOnce: number): Promise<void> {
    await this.removeAll('visit_batches', 'written_at < ?', moment, rowsAtOnce);
  }

  /** A statement after the other, until nothing is left. */
  private async removeAll(
    table: 'visit_keys' | 'visit_marks' | 'visits' | 'visit_batches',
    condition: string,
    limit: string | Date,
    rowsAtOnce: number,
  ): Promise<void> {
    for (;;) {
      const { affectedRows }: { affectedRows: number } = await this.database.manager.query(
        `DELETE FROM ${table} WHERE ${condition} LIMIT ?`,
        [limit, rowsAtOnce],
      );
      if (affectedRows < rowsAtOnce) return;
    }
  }
}
