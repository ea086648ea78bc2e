import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters go only to addresses whose owners said yes. Who asked before has not been asked back yet: pending. */
export class NewsletterConsent1763800001500 implements MigrationInterface {
  name = 'NewsletterConsent1763800001500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_subscribers
        ADD state VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'pending',
        ADD mailed_at DATETIME(3) NULL,
        ADD confirm_digest CHAR(64) CHARACTER SET ascii NULL,
        ADD confirm_until DATETIME(3) NULL,
        ADD confirmed_at DATETIME(3) NULL,
        ADD unsubscribe_token CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NULL,
        ADD ended_at DATETIME(3) NULL,
        ADD UNIQUE KEY newsletter_subscribers_confirm (confirm_digest),
        ADD UNIQUE KEY newsletter_subscribers_unsubscribe (unsubscribe_token),
        ADD KEY newsletter_subscribers_state (state, created_at)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_subscribers
        DROP KEY newsletter_subscribers_state,
        DROP KEY newsletter_subscribers_unsubscribe,
        DROP KEY newsletter_subscribers_confirm,
        DROP COLUMN ended_at,
        DROP COLUMN unsubscribe_token,
        DROP COLUMN confirmed_at,
        DROP COLUMN confirm_until,
        DROP COLUMN confirm_digest,
        DROP COLUMN mailed_at,
        DROP COLUMN state
    `);
  }
}
