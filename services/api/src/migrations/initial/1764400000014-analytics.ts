import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits and the totals of their days. */
export class Analytics1764400000014 implements MigrationInterface {
  name = 'Analytics1764400000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visits (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        occurred_at DATETIME(3) NOT NULL,
        visitor BINARY(16) NOT NULL,
        session BINARY(16) NULL,
        page VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        source VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        medium VARCHAR(12) CHARACTER SET ascii NOT NULL,
        campaign VARCHAR(100) NULL,
        partner_kind VARCHAR(12) CHARACTER SET ascii NULL,
        partner_code VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
        country CHAR(2) CHARACTER SET ascii NULL,
        region VARCHAR(80) NULL,
        city VARCHAR(80) NULL,
        PRIMARY KEY (id),
        KEY visits_occurred (occurred_at, id),
        KEY visits_partner (partner_code, partner_kind, occurred_at),
        CONSTRAINT visits_partner CHECK (partner_kind in ('registered', 'code', 'channel'))
      )
    `);
    await runner.query(`
      CREATE TABLE visit_batches (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        written_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY visit_batches_written (written_at)
      )
    `);
    await runner.query(`
      CREATE TABLE visit_daily_totals (
        day DATE NOT NULL,
        dimension VARCHAR(8) CHARACTER SET ascii NOT NULL,
        name VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        visits INT UNSIGNED NOT NULL,
        visitors INT UNSIGNED NOT NULL,
        PRIMARY KEY (day, dimension, name),
        KEY visit_daily_totals_name (dimension, name, day, visits)
      )
    `);
    await runner.query(`
      CREATE TABLE visit_daily_salts (
        day DATE NOT NULL,
        salt BINARY(32) NOT NULL,
        PRIMARY KEY (day)
      )
    `);
    await runner.query(`
      CREATE TABLE visit_counted_visitors (
        day DATE NOT NULL,
        digest BINARY(16) NOT NULL,
        PRIMARY KEY (day, digest)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'visit_counted_visitors',
      'visit_daily_salts',
      'visit_daily_totals',
      'visit_batches',
      'visits',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
