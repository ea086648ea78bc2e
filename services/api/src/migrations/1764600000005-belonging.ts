import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures of an order from the studio, who waits for a sold-out size, and which print a collector offers for a loan or
 * resale.
 */
export class Belonging1764600000005 implements MigrationInterface {
  name = 'Belonging1764600000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_pictures (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        caption VARCHAR(200) NOT NULL,
        width SMALLINT UNSIGNED NOT NULL,
        height SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY order_pictures_order (order_id, position),
        CONSTRAINT order_pictures_order FOREIGN KEY (order_id) REFERENCES orders (id)
      )
    `);
    await runner.query(`
      CREATE TABLE back_in_stock_alerts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        emailed_at DATETIME(3) NOT NULL,
        confirmed_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY back_in_stock_alerts_email (email, edition_id),
        UNIQUE KEY back_in_stock_alerts_token (token_digest),
        KEY back_in_stock_alerts_edition (edition_id, confirmed_at),
        KEY back_in_stock_alerts_created (created_at),
        CONSTRAINT back_in_stock_alerts_edition FOREIGN KEY (edition_id) REFERENCES editions (id) ON DELETE CASCADE
      )
    `);
    await rebuildWithStopwords(
      runner,
      'ALTER TABLE contact_messages ADD COLUMN coa_id CHAR(18) CHARACTER SET ascii NULL AFTER artwork_id',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await rebuildWithStopwords(runner, 'ALTER TABLE contact_messages DROP COLUMN coa_id');
    await runner.query('DROP TABLE back_in_stock_alerts');
    await runner.query('DROP TABLE order_pictures');
  }
}

/** Rebuilds the search index of messages, which finds words like "the" as well. */
async function rebuildWithStopwords(runner: QueryRunner, statement: string): Promise<void> {
  await runner.query('SET SESSION innodb_ft_enable_stopword = OFF');
  await runner.query(statement);
  await runner.query('SET SESSION innodb_ft_enable_stopword = DEFAULT');
}
