import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions of the price book that the owner has written; version 1 is the installed one and has no row. */
export class PriceBooks1764200007100 implements MigrationInterface {
  name = 'PriceBooks1764200007100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_books (
        version INT UNSIGNED NOT NULL PRIMARY KEY,
        readings JSON NOT NULL,
        costs JSON NOT NULL,
        note VARCHAR(300) NOT NULL,
        takes_effect_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        created_by VARCHAR(60) NOT NULL,
        withdrawn_at DATETIME(3) NULL,
        KEY price_books_in_force (withdrawn_at, takes_effect_at, version)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE price_books');
  }
}
