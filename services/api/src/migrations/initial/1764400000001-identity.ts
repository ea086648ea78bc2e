import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of collectors and staff, sessions, passkeys, attempt limits, and the audit log, which only gives up devices after a year. */
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
        may_export_personal_data TINYINT(1) NOT NULL DEFAULT 0,
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
        authenticated_at DATETIME(3) NULL,
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
    await runner.query(`
      CREATE TABLE second_factor_policy (
        id TINYINT UNSIGNED NOT NULL,
        is_required TINYINT(1) NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT second_factor_policy_single CHECK (id = 1)
      )
    `);
    await runner.query(`
      CREATE TABLE staff_passkeys (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        credential_id VARCHAR(1400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        public_key VARBINARY(1024) NOT NULL,
        counter INT UNSIGNED NOT NULL,
        name VARCHAR(60) NOT NULL,
        transports JSON NOT NULL,
        is_backed_up TINYINT(1) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        last_used_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY staff_passkeys_credential (credential_id),
        KEY staff_passkeys_admin (admin_id, created_at),
        CONSTRAINT staff_passkeys_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE staff_passkey_challenges (
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        challenge VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        purpose VARCHAR(20) CHARACTER SET ascii NOT NULL,
        admin_id CHAR(36) CHARACTER SET ascii NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (token_digest),
        KEY staff_passkey_challenges_expiry (expires_at)
      )
    `);
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
    await runner.query(
      'ALTER TABLE saved_views ADD CONSTRAINT saved_views_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE',
    );
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
    await runner.query(`
      CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log FOR EACH ROW
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'The audit log is only ever added to.'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_views DROP FOREIGN KEY saved_views_admin');
    for (const table of [
      'refused_attempts',
      'staff_passkey_challenges',
      'staff_passkeys',
      'second_factor_policy',
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
