import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the console counts over all works and orders is read from indices alone: sold numbers by edition, sales by month. */
export class Figures1764200000500 implements MigrationInterface {
  name = 'Figures1764200000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE prints ADD KEY prints_state (state, edition_id)');
    await runner.query(
      'ALTER TABLE orders ADD KEY orders_confirmed (confirmed_at, total_cents, refunded_cents)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP KEY orders_confirmed');
    await runner.query('ALTER TABLE prints DROP KEY prints_state');
  }
}
