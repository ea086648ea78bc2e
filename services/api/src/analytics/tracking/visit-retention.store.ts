import { Injectable } from '@nestjs/common';
import { Database } from '../../platform';

/** Every query that removes what visits have left behind. */
@Injectable()
export class VisitRetentionStore {
  constructor(private readonly database: Database) {}

  /** Keys first: from then on nobody can tell what a visitor's hash stands for. */
  async deleteSaltsBefore(day: string, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visit_keys', 'day < ?', day, rowsAtOnce);
    await this.deleteInBatches('visit_marks', 'day < ?', day, rowsAtOnce);
  }

  async deleteVisitsBefore(moment: Date, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visits', 'occurred_at < ?', moment, rowsAtOnce);
  }

  async deleteBatchesBefore(moment: Date, rowsAtOnce: number): Promise<void> {
    await this.deleteInBatches('visit_batches', 'written_at < ?', moment, rowsAtOnce);
  }

  /** A statement after the other, until nothing is left. */
  private async deleteInBatches(
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
