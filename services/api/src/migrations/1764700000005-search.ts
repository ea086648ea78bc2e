import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What one search for everything reads: people by their last names too, and short rows of partners and events. */
export class Search1764700000005 implements MigrationInterface {
  name = 'Search1764700000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders
        ADD COLUMN customer_last_name VARCHAR(200) AS (substring_index(customer_name, ' ', -1)) VIRTUAL,
        ADD KEY orders_last_name (customer_last_name, customer_name, customer_email, created_at)
    `);
    await runner.query(`
      ALTER TABLE contact_messages
        ADD COLUMN last_name VARCHAR(200) AS (substring_index(name, ' ', -1)) VIRTUAL,
        ADD KEY contact_messages_last_name (last_name, name, email, created_at)
    `);
    await runner.query('ALTER TABLE collectors ADD KEY collectors_first_name (first_name, last_name)');
    await runner.query('ALTER TABLE affiliates ADD KEY affiliates_search (name, email, code)');
    await runner.query('ALTER TABLE events ADD KEY events_search (title, location, archived_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP KEY events_search');
    await runner.query('ALTER TABLE affiliates DROP KEY affiliates_search');
    await runner.query('ALTER TABLE collectors DROP KEY collectors_first_name');
    await runner.query(
      'ALTER TABLE contact_messages DROP KEY contact_messages_last_name, DROP COLUMN last_name',
    );
    await runner.query('ALTER TABLE orders DROP KEY orders_last_name, DROP COLUMN customer_last_name');
  }
}
