import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message says which request it came from, so that what follows from a request can be found in the logs. */
export class OutboxRequests1764300000030 implements MigrationInterface {
  name = 'OutboxRequests1764300000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN request_id VARCHAR(64) CHARACTER SET ascii NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN request_id');
  }
}
