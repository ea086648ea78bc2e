import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log refuses to be rewritten, whoever asks: the application's own user has no way around it. */
export class AuditKept1764200000100 implements MigrationInterface {
  name = 'AuditKept1764200000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const deed of ['UPDATE', 'DELETE'])
      await runner.query(`
        CREATE TRIGGER audit_log_no_${deed.toLowerCase()} BEFORE ${deed} ON audit_log FOR EACH ROW
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.'
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const deed of ['update', 'delete']) await runner.query(`DROP TRIGGER audit_log_no_${deed}`);
  }
}
