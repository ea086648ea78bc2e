import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The dashboard names editions of which a tenth is left, or two numbers where a tenth is less. They are few among many: an
 * index of its own finds them. No number is subtracted, as what that gives depends on the connection.
 */
export class EditionsScarce1764300000060 implements MigrationInterface {
  name = 'EditionsScarce1764300000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE editions
        ADD is_scarce TINYINT GENERATED ALWAYS AS (
          IF(enabled = 1 AND gone > 0 AND gone < total AND gone + GREATEST(2, total DIV 10) >= total, 1, NULL)
        ) VIRTUAL AFTER gone,
        ADD KEY editions_scarce (is_scarce, artwork_id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE editions DROP KEY editions_scarce, DROP COLUMN is_scarce');
  }
}
