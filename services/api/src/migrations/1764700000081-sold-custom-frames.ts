import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's words for a custom frame, as they were when the print was sold. */
export class SoldCustomFrames1764700000081 implements MigrationInterface {
  name = 'SoldCustomFrames1764700000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_lines ADD COLUMN custom_frame VARCHAR(120) NULL');
    await runner.query('ALTER TABLE certificates ADD COLUMN custom_frame VARCHAR(120) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE certificates DROP COLUMN custom_frame');
    await runner.query('ALTER TABLE order_lines DROP COLUMN custom_frame');
  }
}
