import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two people who edit an event the second is told what the first has changed. */
export class EventVersions1764300000070 implements MigrationInterface {
  name = 'EventVersions1764300000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events ADD version INT UNSIGNED NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN version');
  }
}
