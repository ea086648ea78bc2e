import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signing in to the console: whether a second factor is required. */
export class Passkeys1764500000004 implements MigrationInterface {
  name = 'Passkeys1764500000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor_policy (
        id TINYINT UNSIGNED NOT NULL,
        is_required TINYINT(1) NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT second_factor_policy_single CHECK (id = 1)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_factor_policy');
  }
}
