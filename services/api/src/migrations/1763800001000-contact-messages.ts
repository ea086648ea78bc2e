import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to the gallery. */
export class ContactMessages1763800001000 implements MigrationInterface {
  name = 'ContactMessages1763800001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        type VARCHAR(20) CHARACTER SET ascii NOT NULL,
        state VARCHAR(20) CHARACTER SET ascii NOT NULL,
        name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        subject VARCHAR(300) NOT NULL,
        message TEXT NOT NULL,
        digest CHAR(64) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        reply_due_at DATETIME(3) NOT NULL,
        UNIQUE KEY contact_messages_digest (digest),
        KEY contact_messages_due (state, reply_due_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_messages');
  }
}
