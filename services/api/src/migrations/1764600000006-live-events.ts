import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time zones of events, archived events, and the emails that guests get or refuse. */
export class LiveEvents1764600000006 implements MigrationInterface {
  name = 'LiveEvents1764600000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN time_zone VARCHAR(64) NOT NULL DEFAULT 'America/Chicago',
        ADD COLUMN sends_follow_up TINYINT(1) NOT NULL DEFAULT 0,
        ADD COLUMN archived_at DATETIME(3) NULL
    `);
    await runner.query(`
      ALTER TABLE event_guests
        ADD COLUMN unsubscribed_at DATETIME(3) NULL,
        ADD COLUMN followed_up_at DATETIME(3) NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_guests DROP COLUMN unsubscribed_at, DROP COLUMN followed_up_at');
    await runner.query(
      'ALTER TABLE events DROP COLUMN time_zone, DROP COLUMN sends_follow_up, DROP COLUMN archived_at',
    );
  }
}
