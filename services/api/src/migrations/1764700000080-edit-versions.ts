import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff edit beside each other without a version so far, and the column that counts its changes. */
const EDITED: readonly [table: string, column: string][] = [
  ['event_photos', 'version'],
  ['order_pictures', 'version'],
  ['saved_views', 'version'],
  ['collectors', 'level_version'],
];

export class EditVersions1764700000080 implements MigrationInterface {
  name = 'EditVersions1764700000080';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of EDITED)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} INT UNSIGNED NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of EDITED) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
