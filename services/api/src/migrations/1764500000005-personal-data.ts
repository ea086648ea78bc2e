import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationStep } from './migration-step';

/**
 * Who may export personal data, where refused attempts came from, and when retention last ran. The audit log gives up the
 * names of devices after a year; it stays as it was otherwise.
 */
export class PersonalData1764500000005 implements MigrationInterface {
  static readonly step: MigrationStep = {
    kind: 'expand',
    because: 'The trigger that goes comes back at once, and allows one change more than before.',
  };

  name = 'PersonalData1764500000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE admins ADD COLUMN may_export_personal_data TINYINT(1) NOT NULL DEFAULT 0 AFTER role',
    );
    await runner.query(`
      CREATE TABLE refused_attempts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        at DATETIME(3) NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        reason VARCHAR(40) CHARACTER SET ascii NOT NULL,
        network_hash CHAR(64) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (id),
        KEY refused_attempts_at (at),
        KEY refused_attempts_network (network_hash, at)
      )
    `);
    await runner.query(`
      CREATE TABLE retention_runs (
        task VARCHAR(40) CHARACTER SET ascii NOT NULL,
        next_run_at DATETIME(3) NOT NULL,
        finished_at DATETIME(3) NULL,
        removed INT UNSIGNED NOT NULL,
        PRIMARY KEY (task)
      )
    `);
    await runner.query('DROP TRIGGER audit_log_no_update');
    await runner.query(`
      CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW
        IF NEW.device IS NOT NULL OR OLD.at > UTC_TIMESTAMP(3) - INTERVAL 365 DAY
          OR NOT (NEW.id <=> OLD.id AND NEW.at <=> OLD.at AND NEW.actor_kind <=> OLD.actor_kind
            AND NEW.actor_id <=> OLD.actor_id AND NEW.action <=> OLD.action
            AND NEW.subject_kind <=> OLD.subject_kind AND NEW.subject_id <=> OLD.subject_id
            AND NEW.details <=> OLD.details)
        THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.';
        END IF
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER audit_log_no_update');
    await runner.query(`
      CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.'
    `);
    await runner.query('DROP TABLE retention_runs');
    await runner.query('DROP TABLE refused_attempts');
    await runner.query('ALTER TABLE admins DROP COLUMN may_export_personal_data');
  }
}
