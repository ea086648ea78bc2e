import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of pages, the sums of their days, and what tells visitors of a day apart. */
export class Visits1764200012000 implements MigrationInterface {
  name = 'Visits1764200012000';

  async up(runner: QueryRunner): Promise<void> {
    // With it addresses could be told from visitors: it is made for one day and removed soon after.
    await runner.query(`
      CREATE TABLE visit_keys (
        day DATE NOT NULL PRIMARY KEY,
        secret BINARY(32) NOT NULL
      ) ENGINE=InnoDB
    `);
    await runner.query(`
      CREATE TABLE visits (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        occurred_at DATETIME(3) NOT NULL,
        visitor BINARY(16) NOT NULL,
        session BINARY(16) NULL,
        page VARCHAR(200) COLLATE utf8mb4_bin NOT NULL,
        source VARCHAR(100) COLLATE utf8mb4_bin NOT NULL,
        medium VARCHAR(12) CHARACTER SET ascii NOT NULL,
        campaign VARCHAR(100) NULL,
        partner_kind VARCHAR(12) CHARACTER SET ascii NULL,
        partner_code VARCHAR(100) COLLATE utf8mb4_bin NULL,
        country CHAR(2) CHARACTER SET ascii NULL,
        region VARCHAR(80) NULL,
        city VARCHAR(80) NULL,
        KEY visits_occurred (occurred_at, id),
        KEY visits_partner (partner_code, partner_kind, occurred_at),
        CONSTRAINT visits_partner CHECK (partner_kind IN ('registered', 'code', 'channel'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE visit_days (
        day DATE NOT NULL,
        dimension VARCHAR(8) CHARACTER SET ascii NOT NULL,
        name VARCHAR(200) COLLATE utf8mb4_bin NOT NULL,
        visits INT UNSIGNED NOT NULL,
        visitors INT UNSIGNED NOT NULL,
        PRIMARY KEY (day, dimension, name),
        KEY visit_days_name (dimension, name, day, visits)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    // One for each visitor of a day and each sum that they are counted in, until the day is over.
    await runner.query(`
      CREATE TABLE visit_marks (
        day DATE NOT NULL,
        mark BINARY(16) NOT NULL,
        PRIMARY KEY (day, mark)
      ) ENGINE=InnoDB
    `);
    await runner.query(`
      CREATE TABLE visit_batches (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        written_at DATETIME(3) NOT NULL,
        KEY visit_batches_written (written_at)
      ) ENGINE=InnoDB
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['visit_batches', 'visit_marks', 'visit_days', 'visits', 'visit_keys'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
