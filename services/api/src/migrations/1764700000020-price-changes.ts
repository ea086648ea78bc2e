import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of prices over the price book and the works, each with what it replaced (ADR 0120). */
export class PriceChanges1764700000020 implements MigrationInterface {
  name = 'PriceChanges1764700000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_changes (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        sizes JSON NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        value INT NOT NULL,
        except_artworks JSON NOT NULL,
        book_prices JSON NOT NULL,
        note VARCHAR(300) NOT NULL,
        takes_effect_at DATETIME(3) NOT NULL,
        book_version INT UNSIGNED NULL,
        created_at DATETIME(3) NOT NULL,
        created_by VARCHAR(60) NOT NULL,
        created_by_id CHAR(36) CHARACTER SET ascii NOT NULL,
        ended_at DATETIME(3) NULL,
        ended_by VARCHAR(60) NULL,
        PRIMARY KEY (id),
        KEY price_changes_due (state, takes_effect_at)
      )
    `);
    await runner.query(`
      CREATE TABLE price_change_lines (
        change_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        size VARCHAR(20) NOT NULL,
        before_cents INT UNSIGNED NOT NULL,
        after_cents INT UNSIGNED NOT NULL,
        PRIMARY KEY (change_id, edition_id),
        CONSTRAINT price_change_lines_change FOREIGN KEY (change_id) REFERENCES price_changes (id),
        CONSTRAINT price_change_lines_edition FOREIGN KEY (edition_id) REFERENCES editions (id) ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE price_change_lines');
    await runner.query('DROP TABLE price_changes');
  }
}
