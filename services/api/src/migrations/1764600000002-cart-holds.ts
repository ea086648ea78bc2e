import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationStep } from './migration-step';

/** Carts hold prints for a limited time, within the hold budgets. */
export class CartHolds1764600000002 implements MigrationInterface {
  static readonly step: MigrationStep = {
    kind: 'expand',
    because:
      'The new check allows all that the old one did. A print in a cart looks to the release before like an expiring reservation.',
  };

  name = 'CartHolds1764600000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart_holds (
        budget_key CHAR(64) CHARACTER SET ascii NOT NULL,
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(16) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_number SMALLINT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL,
        held_until DATETIME(3) NOT NULL,
        ended_at DATETIME(3) NULL,
        PRIMARY KEY (budget_key, id),
        KEY cart_holds_hold (id),
        KEY cart_holds_until (held_until)
      )
    `);
    await runner.query(`
      ALTER TABLE prints DROP CONSTRAINT prints_kept, ADD CONSTRAINT prints_kept CHECK (
        (collector_id is null or gallery_hold_for is null)
        and (reserved_until is not null or (collector_id is null and gallery_hold_for is null))
        and (reserved_until is null or state = 'held'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE prints SET reserved_until = NULL, state = IF(order_id IS NULL, 'available', state)
      WHERE reserved_until IS NOT NULL AND collector_id IS NULL AND gallery_hold_for IS NULL
    `);
    await runner.query(`
      ALTER TABLE prints DROP CONSTRAINT prints_kept, ADD CONSTRAINT prints_kept CHECK (
        (collector_id is not null) + (gallery_hold_for is not null) = (reserved_until is not null)
        and (reserved_until is null or state = 'held'))
    `);
    await runner.query('DROP TABLE cart_holds');
  }
}
