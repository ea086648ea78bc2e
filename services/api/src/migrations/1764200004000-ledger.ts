import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ledger of numbers and certificates as the gallery's people work with them. */
export class Ledger1764200004000 implements MigrationInterface {
  name = 'Ledger1764200004000';

  async up(runner: QueryRunner): Promise<void> {
    // A time on a held print is a collector's reservation, or the gallery's word for somebody: one of them, never both.
    await runner.query('ALTER TABLE prints DROP CONSTRAINT prints_reservation');
    await runner.query(`
      ALTER TABLE prints
        ADD COLUMN aside_for VARCHAR(200) NULL,
        ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1,
        ADD CONSTRAINT prints_kept CHECK (
          (collector_id IS NOT NULL) + (aside_for IS NOT NULL) = (reserved_until IS NOT NULL)
          AND (reserved_until IS NULL OR state = 'held')
        )
    `);
    await runner.query('ALTER TABLE print_events MODIFY reason VARCHAR(500) NULL');
    await runner.query(`
      ALTER TABLE orders ADD COLUMN paid_how VARCHAR(20) CHARACTER SET ascii NULL AFTER payment_reference
    `);
    // The wide key holds all that the list is searched and sorted by, so that the statements are read for its page only.
    await runner.query(`
      ALTER TABLE certificates
        ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1,
        ADD KEY certificates_newest (issued_at, id),
        ADD KEY certificates_search (
          holder_name, holder_email, artwork_title, coa_id, order_id, state, issued_at, signature_applied_at,
          holder_collector_id
        )
    `);
    // A transfer by the gallery's word may be from somebody who has no account.
    await runner.query(`
      ALTER TABLE certificate_transfers MODIFY holder_collector_id CHAR(36) CHARACTER SET ascii NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM certificate_transfers WHERE holder_collector_id IS NULL');
    await runner.query(`
      ALTER TABLE certificate_transfers MODIFY holder_collector_id CHAR(36) CHARACTER SET ascii NOT NULL
    `);
    await runner.query(`
      ALTER TABLE certificates
        DROP KEY certificates_search,
        DROP KEY certificates_newest,
        DROP COLUMN version
    `);
    await runner.query('ALTER TABLE orders DROP COLUMN paid_how');
    await runner.query("DELETE FROM print_events WHERE kind IN ('aside', 'aside-ended', 'replaced')");
    await runner.query('UPDATE print_events SET reason = LEFT(reason, 200)');
    await runner.query('ALTER TABLE print_events MODIFY reason VARCHAR(200) NULL');
    // Who held a number by the gallery's word holds it no longer; reservations of collectors stay.
    await runner.query(`
      UPDATE prints SET state = IF(order_id IS NULL, 'available', state), aside_for = NULL, reserved_until = NULL
      WHERE aside_for IS NOT NULL
    `);
    await runner.query(`
      ALTER TABLE prints DROP CONSTRAINT prints_kept, DROP COLUMN aside_for, DROP COLUMN version
    `);
    await runner.query(`
      ALTER TABLE prints ADD CONSTRAINT prints_reservation CHECK (
        (collector_id IS NULL) = (reserved_until IS NULL) AND (collector_id IS NULL OR state = 'held')
      )
    `);
  }
}
