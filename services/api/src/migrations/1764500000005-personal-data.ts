import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may export personal data, and where refused attempts came from. */
export class PersonalData1764500000005 implements MigrationInterface {
  name = 'PersonalData1764500000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE admins ADD COLUMN may_export_personal_data TINYINT(1) NOT NULL DEFAULT 0 AFTER role',
    );
    await runner.query(`
      CREATE TABLE refused_attempts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        at DATETIME(3) NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        reason VARCHAR(40) CHARACTER SET ascii NOT NULL,
        network_hash CHAR(64) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (id),
        KEY refused_attempts_at (at),
        KEY refused_attempts_network (network_hash, at)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refused_attempts');
    await runner.query('ALTER TABLE admins DROP COLUMN may_export_personal_data');
  }
}
