import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The console's lists at full size. A search of mails reads addresses and subjects from the index instead of the rows, which
 * hold whole letters; the audit log is found by each of its filters, latest first.
 */
export class ConsoleLists1764200008000 implements MigrationInterface {
  name = 'ConsoleLists1764200008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD KEY ix_outbox_search (recipient, subject)');
    await runner.query(`
      ALTER TABLE audit_log
        ADD KEY audit_log_subject_id (subject_id, at),
        ADD KEY audit_log_action (action, at),
        ADD KEY audit_log_actor_kind (actor_kind, at)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE audit_log
        DROP KEY audit_log_subject_id,
        DROP KEY audit_log_action,
        DROP KEY audit_log_actor_kind
    `);
    await runner.query('ALTER TABLE outbox DROP KEY ix_outbox_search');
  }
}
