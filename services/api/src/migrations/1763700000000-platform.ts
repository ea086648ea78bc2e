import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind VARCHAR(60) NOT NULL,
        payload JSON NOT NULL,
        dedupe_key VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NULL,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        attempts INT UNSIGNED NOT NULL,
        due_at DATETIME(3) NOT NULL,
        last_error VARCHAR(1000) NULL,
        created_at DATETIME(3) NOT NULL,
        delivered_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_outbox_dedupe_key (dedupe_key),
        KEY ix_outbox_due (state, due_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox');
  }
}
