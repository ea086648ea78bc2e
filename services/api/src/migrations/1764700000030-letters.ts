import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters to subscribers, one row for each recipient, and what ended a subscription (ADR 0111). */
export class Letters1764700000030 implements MigrationInterface {
  name = 'Letters1764700000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE letters (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        subject VARCHAR(200) NOT NULL,
        words TEXT NOT NULL,
        artwork_ids JSON NOT NULL,
        recipients JSON NOT NULL,
        state VARCHAR(20) CHARACTER SET ascii NOT NULL,
        send_at DATETIME(3) NULL,
        started_at DATETIME(3) NULL,
        next_batch_at DATETIME(3) NULL,
        ended_at DATETIME(3) NULL,
        written_by VARCHAR(100) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (id),
        KEY letters_state (state, send_at)
      )
    `);
    await runner.query(`
      CREATE TABLE letter_recipients (
        letter_id CHAR(36) CHARACTER SET ascii NOT NULL,
        subscriber_id CHAR(36) CHARACTER SET ascii NOT NULL,
        state VARCHAR(20) CHARACTER SET ascii NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        PRIMARY KEY (letter_id, subscriber_id),
        KEY letter_recipients_state (letter_id, state),
        KEY letter_recipients_subscriber (subscriber_id, changed_at),
        CONSTRAINT letter_recipients_letter FOREIGN KEY (letter_id) REFERENCES letters (id) ON DELETE CASCADE
      )
    `);
    await runner.query(
      'ALTER TABLE newsletter_subscribers ADD COLUMN ended_by VARCHAR(20) CHARACTER SET ascii NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscribers DROP COLUMN ended_by');
    await runner.query('DROP TABLE letter_recipients');
    await runner.query('DROP TABLE letters');
  }
}
