import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of collectors and staff, sessions, attempt limits, and the audit log, which refuses changes. */
export class Identity1764400000001 implements MigrationInterface {
  name = 'Identity1764400000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE collectors (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        email_confirmed_at DATETIME(3) NULL,
        confirmed_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (if(email_confirmed_at is null, NULL, email)) STORED,
        first_name VARCHAR(100) NOT NULL,
        last_name VARCHAR(100) NOT NULL,
        password_hash VARCHAR(200) CHARACTER SET ascii NOT NULL,
        profile_image_url VARCHAR(500) NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        is_level_manual TINYINT(1) NOT NULL DEFAULT 0,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY collectors_confirmed_email (confirmed_email),
        KEY collectors_email (email, created_at),
        KEY collectors_newest (created_at, id),
        KEY collectors_name (last_name, first_name, id),
        CONSTRAINT collectors_level CHECK (level in ('Standard', 'Premium', 'VIP'))
      )
    `);
    await runner.query(`
      CREATE TABLE admins (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        username VARCHAR(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        first_name VARCHAR(100) NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        role VARCHAR(12) CHARACTER SET ascii NOT NULL,
        password_hash VARCHAR(200) CHARACTER SET ascii NULL,
        totp_secret VARCHAR(200) CHARACTER SET ascii NULL,
        totp_confirmed_at DATETIME(3) NULL,
        totp_last_step INT UNSIGNED NULL,
        created_at DATETIME(3) NOT NULL,
        disabled_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY admins_username (username),
        CONSTRAINT admins_role CHECK (role in ('owner', 'staff'))
      )
    `);
    await runner.query(`
      CREATE TABLE sessions (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        account_id CHAR(36) CHARACTER SET ascii NOT NULL,
        device VARCHAR(120) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        seen_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY sessions_token (token_digest),
        KEY sessions_account (account_id, kind),
        KEY sessions_expiry (expires_at)
      )
    `);
    await runner.query(`
      CREATE TABLE attempt_counts (
        key_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        account_kind VARCHAR(12) CHARACTER SET ascii NULL,
        account_id CHAR(36) CHARACTER SET ascii NULL,
        attempts INT UNSIGNED NOT NULL,
        ends_at DATETIME(3) NOT NULL,
        PRIMARY KEY (key_digest),
        KEY attempt_counts_end (ends_at)
      )
    `);
    await runner.query(`
      CREATE TABLE known_browsers (
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        account_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (token_digest),
        KEY known_browsers_expiry (expires_at),
        KEY known_browsers_account (account_id)
      )
    `);
    await runner.query(`
      CREATE TABLE audit_log (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        at DATETIME(3) NOT NULL,
        actor_kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor_id VARCHAR(60) CHARACTER SET ascii NULL,
        action VARCHAR(60) CHARACTER SET ascii NOT NULL,
        subject_kind VARCHAR(30) CHARACTER SET ascii NULL,
        subject_id VARCHAR(60) NULL,
        device VARCHAR(120) NULL,
        details JSON NULL,
        PRIMARY KEY (id),
        KEY audit_log_subject (subject_kind, subject_id, at),
        KEY audit_log_actor (actor_id, at),
        KEY audit_log_at (at),
        KEY audit_log_subject_id (subject_id, at),
        KEY audit_log_action (action, at),
        KEY audit_log_actor_kind (actor_kind, at)
      )
    `);
    await runner.query(`
      CREATE TABLE account_links (
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (collector_id, kind),
        UNIQUE KEY account_links_token (token_digest),
        KEY account_links_expiry (expires_at),
        CONSTRAINT account_links_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE admin_password_links (
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (admin_id),
        UNIQUE KEY admin_password_links_token (token_digest),
        CONSTRAINT admin_password_links_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE admin_recovery_codes (
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        code_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (admin_id, code_digest),
        CONSTRAINT admin_recovery_codes_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      )
    `);
    await runner.query(
      'ALTER TABLE saved_views ADD CONSTRAINT saved_views_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE',
    );
    await runner.query(`
      CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.'
    `);
    await runner.query(`
      CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log FOR EACH ROW
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_views DROP FOREIGN KEY saved_views_admin');
    for (const table of [
      'admin_recovery_codes',
      'admin_password_links',
      'account_links',
      'audit_log',
      'known_browsers',
      'attempt_counts',
      'sessions',
      'admins',
      'collectors',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
