import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Editions of photographs of events beside those of artworks, in the same ledger, and order lines for both. */
export class LiveEditions1764100003000 implements MigrationInterface {
  name = 'LiveEditions1764100003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE editions
        MODIFY artwork_id CHAR(36) CHARACTER SET ascii NULL,
        MODIFY frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL,
        ADD COLUMN photo_id CHAR(36) CHARACTER SET ascii NULL AFTER artwork_id,
        ADD UNIQUE KEY editions_photo_size (photo_id, size),
        ADD CONSTRAINT editions_photo FOREIGN KEY (photo_id) REFERENCES event_photos (id),
        ADD CONSTRAINT editions_work CHECK ((artwork_id IS NULL) <> (photo_id IS NULL))
    `);
    // An event photo is ordered without a numbered print: its line has no edition.
    await runner.query(`
      ALTER TABLE order_lines
        MODIFY edition_id CHAR(36) CHARACTER SET ascii NULL,
        MODIFY frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL,
        ADD COLUMN photo_id CHAR(36) CHARACTER SET ascii NULL AFTER artwork_id,
        ADD KEY order_lines_photo (photo_id)
    `);
    await runner.query(`
      ALTER TABLE certificates MODIFY frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL
    `);
  }

  /**
   * Refuses while a photograph is sold: what was sold is not taken back by a step down. Asked before anything is
   * altered, because each ALTER commits by itself.
   */
  async down(runner: QueryRunner): Promise<void> {
    await refuseWhileSold(runner);
    await runner.query(`
      ALTER TABLE certificates MODIFY frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL
    `);
    await runner.query(`
      ALTER TABLE order_lines
        DROP KEY order_lines_photo,
        DROP COLUMN photo_id,
        MODIFY edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        MODIFY frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL
    `);
    // MySQL lets no column be narrowed while a foreign key is on it.
    await runner.query(`
      ALTER TABLE editions
        DROP CONSTRAINT editions_work,
        DROP FOREIGN KEY editions_photo,
        DROP FOREIGN KEY editions_artwork
    `);
    await runner.query(`
      ALTER TABLE editions
        DROP KEY editions_photo_size,
        DROP COLUMN photo_id,
        MODIFY artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        MODIFY frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL,
        ADD CONSTRAINT editions_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
    `);
  }
}

async function refuseWhileSold(runner: QueryRunner): Promise<void> {
  const sold: unknown = await runner.query(`
    (SELECT id FROM editions WHERE photo_id IS NOT NULL LIMIT 1)
    UNION ALL
    (SELECT id FROM order_lines WHERE photo_id IS NOT NULL OR edition_id IS NULL LIMIT 1)
  `);
  if (Array.isArray(sold) && sold.length === 0) return;
  throw new Error(
    'Photographs of events have editions or orders, which the tables of before cannot hold. Nothing was changed.',
  );
}
