import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who may export personal data. */
export class PersonalData1764500000005 implements MigrationInterface {
  name = 'PersonalData1764500000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE admins ADD COLUMN may_export_personal_data TINYINT(1) NOT NULL DEFAULT 0 AFTER role',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admins DROP COLUMN may_export_personal_data');
  }
}
