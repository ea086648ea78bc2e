import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much came in one address's name of late is counted before a receipt goes to it. */
export class ContactMessagesBySender1763800003000 implements MigrationInterface {
  name = 'ContactMessagesBySender1763800003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages ADD KEY contact_messages_sender (email, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP KEY contact_messages_sender');
  }
}
