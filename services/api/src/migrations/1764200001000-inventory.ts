import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the owner's forms say of a work beside what its page shows, and the console's way through thousands of works. */
export class Inventory1764200001000 implements MigrationInterface {
  name = 'Inventory1764200001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE artworks
        ADD COLUMN size_type VARCHAR(12) CHARACTER SET ascii NOT NULL DEFAULT 'standard' AFTER orientation,
        ADD COLUMN frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'Black' AFTER size_type,
        ADD COLUMN custom_frame_style VARCHAR(120) NULL AFTER frame_style,
        ADD COLUMN include_chromaluxe TINYINT(1) NOT NULL DEFAULT 0 AFTER custom_frame_style,
        ADD COLUMN price_override TINYINT(1) NOT NULL DEFAULT 0 AFTER tier,
        ADD COLUMN availability VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'available' AFTER live_status,
        ADD COLUMN gallery_credit VARCHAR(300) NULL AFTER availability,
        ADD COLUMN purchase_link VARCHAR(500) NULL AFTER gallery_credit,
        ADD COLUMN archived_at DATETIME(3) NULL AFTER notes,
        ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1 AFTER archived_at,
        ADD KEY artworks_list (archived_at, id),
        ADD KEY artworks_series (series, archived_at, id)
    `);
    await runner.query("UPDATE artworks SET size_type = 'square' WHERE orientation = 'square'");
    await runner.query(`
      ALTER TABLE editions
        ADD COLUMN label VARCHAR(120) NULL AFTER kind,
        ADD COLUMN custom_frame_style VARCHAR(120) NULL AFTER frame_style
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE editions DROP COLUMN label, DROP COLUMN custom_frame_style');
    await runner.query(`
      ALTER TABLE artworks
        DROP KEY artworks_list,
        DROP KEY artworks_series,
        DROP COLUMN size_type,
        DROP COLUMN frame_style,
        DROP COLUMN custom_frame_style,
        DROP COLUMN include_chromaluxe,
        DROP COLUMN price_override,
        DROP COLUMN availability,
        DROP COLUMN gallery_credit,
        DROP COLUMN purchase_link,
        DROP COLUMN archived_at,
        DROP COLUMN version
    `);
  }
}
