import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a photograph of an event was ordered: guests see the number on the feed. */
export class EventPhotoOrders1764100001000 implements MigrationInterface {
  name = 'EventPhotoOrders1764100001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_photos ADD COLUMN order_count INT UNSIGNED NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event_photos DROP COLUMN order_count');
  }
}
