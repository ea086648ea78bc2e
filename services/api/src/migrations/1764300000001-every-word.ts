import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The inbox finds messages by every word: the database's own list of words that nobody looks for holds `com`, `de` and `www`,
 * and so hides half of an address. Whether an index leaves them out is settled when it is made.
 */
export class EveryWord1764300000001 implements MigrationInterface {
  name = 'EveryWord1764300000001';

  async up(runner: QueryRunner): Promise<void> {
    await remake(runner, 'OFF');
  }

  async down(runner: QueryRunner): Promise<void> {
    await remake(runner, 'ON');
  }
}

/** In two steps: an index that takes the place of one of its name may take over what that left out. */
async function remake(runner: QueryRunner, stopWords: 'ON' | 'OFF'): Promise<void> {
  await runner.query('ALTER TABLE contact_messages DROP KEY contact_messages_words');
  await runner.query(`SET SESSION innodb_ft_enable_stopword = ${stopWords}`);
  await runner.query('ALTER TABLE contact_messages ADD FULLTEXT KEY contact_messages_words (message)');
  await runner.query('SET SESSION innodb_ft_enable_stopword = DEFAULT');
}
