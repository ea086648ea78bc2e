import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passes of a guest can be ended, and an address counts as its guest's once its mailbox has been read. */
export class GuestPasses1764600000008 implements MigrationInterface {
  name = 'GuestPasses1764600000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_guests
        ADD COLUMN pass_version SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER guest_code,
        ADD COLUMN email_confirmed_at DATETIME(3) NULL AFTER email,
        ADD KEY event_guests_pass_version (pass_version, event_id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_guests
        DROP KEY event_guests_pass_version,
        DROP COLUMN email_confirmed_at,
        DROP COLUMN pass_version
    `);
  }
}
