import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of events: kept by event, so that the same file may be in two events and in the catalogue. */
export class EventPictures1764100002000 implements MigrationInterface {
  name = 'EventPictures1764100002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media
        ADD COLUMN event_id CHAR(36) CHARACTER SET ascii NULL AFTER id,
        DROP KEY media_sha256,
        ADD KEY media_sha256 (sha256),
        ADD CONSTRAINT media_event FOREIGN KEY (event_id) REFERENCES events (id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The hash was unique: a photograph's gives way to one that belongs to it alone.
    await runner.query('UPDATE media SET sha256 = CONCAT(id, id) WHERE event_id IS NOT NULL');
    await runner.query(`
      ALTER TABLE media
        DROP FOREIGN KEY media_event,
        DROP KEY media_event,
        DROP COLUMN event_id,
        DROP KEY media_sha256,
        ADD UNIQUE KEY media_sha256 (sha256)
    `);
  }
}
