import type { MigrationInterface, QueryRunner } from 'typeorm';

const GONE = (print: string): string => `${print}.state IN ('sold', 'void')`;

const COUNT = (editionId: string, by: string): string =>
  // Nobody has edited the edition: its own time stays.
  `UPDATE editions SET gone = gone ${by}, updated_at = updated_at WHERE id = ${editionId}`;

/**
 * How many numbers of an edition are gone for good stands at the edition, so that the console need not count them all. The
 * database keeps it with the ledger, in the transaction of whoever writes there, so that no way past it is left.
 */
export class EditionGone1764300000000 implements MigrationInterface {
  name = 'EditionGone1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE editions ADD COLUMN gone SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER total',
    );
    await runner.query(`
      CREATE TRIGGER prints_gone_update AFTER UPDATE ON prints FOR EACH ROW
      IF (${GONE('NEW')}) <> (${GONE('OLD')}) THEN
        ${COUNT('NEW.edition_id', `+ IF(${GONE('NEW')}, 1, 0) - IF(${GONE('OLD')}, 1, 0)`)};
      END IF
    `);
    await runner.query(`
      CREATE TRIGGER prints_gone_insert AFTER INSERT ON prints FOR EACH ROW
      IF ${GONE('NEW')} THEN ${COUNT('NEW.edition_id', '+ 1')}; END IF
    `);
    await runner.query(`
      CREATE TRIGGER prints_gone_delete AFTER DELETE ON prints FOR EACH ROW
      IF ${GONE('OLD')} THEN ${COUNT('OLD.edition_id', '- 1')}; END IF
    `);
    // After the triggers: what is sold meanwhile is counted by them, or waits for this and is counted then.
    await runner.query(`
      UPDATE editions SET updated_at = updated_at,
        gone = (SELECT COUNT(*) FROM prints WHERE prints.edition_id = editions.id AND ${GONE('prints')})
    `);
    await runner.query(
      'ALTER TABLE editions ADD KEY editions_unsold (artwork_id, enabled, total, gone, price_cents)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The foreign key to the work needs an index: editions_size is one.
    await runner.query('ALTER TABLE editions DROP KEY editions_unsold');
    for (const deed of ['update', 'insert', 'delete']) await runner.query(`DROP TRIGGER prints_gone_${deed}`);
    await runner.query('ALTER TABLE editions DROP COLUMN gone');
  }
}
