import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How someone agreed to letters where no form did it: what staff wrote down. */
export class NewsletterConsent1764700000031 implements MigrationInterface {
  name = 'NewsletterConsent1764700000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers ADD COLUMN consent_note VARCHAR(200) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers DROP COLUMN consent_note');
  }
}
