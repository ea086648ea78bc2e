import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The inbox finds messages by what they say. */
export class MessageWords1764200014100 implements MigrationInterface {
  name = 'MessageWords1764200014100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages ADD FULLTEXT KEY contact_messages_words (message)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP KEY contact_messages_words');
  }
}
