import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of the console, and guesses and known browsers of both kinds of account. */
export class Admins1764200000000 implements MigrationInterface {
  name = 'Admins1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE admins (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        username VARCHAR(60) COLLATE utf8mb4_bin NOT NULL,
        first_name VARCHAR(100) NOT NULL,
        email VARCHAR(254) COLLATE utf8mb4_bin NOT NULL,
        role VARCHAR(12) CHARACTER SET ascii NOT NULL,
        password_hash VARCHAR(200) CHARACTER SET ascii NULL,
        totp_secret VARCHAR(200) CHARACTER SET ascii NULL,
        totp_confirmed_at DATETIME(3) NULL,
        totp_last_step INT UNSIGNED NULL,
        created_at DATETIME(3) NOT NULL,
        disabled_at DATETIME(3) NULL,
        UNIQUE KEY admins_username (username),
        CONSTRAINT admins_role CHECK (role IN ('owner', 'staff'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE admin_recovery_codes (
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        code_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (admin_id, code_digest),
        CONSTRAINT admin_recovery_codes_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE admin_links (
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        UNIQUE KEY admin_links_token (token_digest),
        CONSTRAINT admin_links_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    // Whose browser it is, collector or admin, its id alone says; accounts that go take their browsers along themselves.
    await runner.query('ALTER TABLE known_browsers DROP FOREIGN KEY known_browsers_collector');
    await runner.query('ALTER TABLE known_browsers DROP KEY known_browsers_collector');
    await runner.query(`
      ALTER TABLE known_browsers
        CHANGE collector_id account_id CHAR(36) CHARACTER SET ascii NOT NULL,
        ADD KEY known_browsers_account (account_id)
    `);
    await runner.query(`
      ALTER TABLE attempt_counts
        CHANGE collector_id account_id CHAR(36) CHARACTER SET ascii NULL,
        ADD account_kind VARCHAR(12) CHARACTER SET ascii NULL AFTER kind
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attempt_counts
        CHANGE account_id collector_id CHAR(36) CHARACTER SET ascii NULL,
        DROP COLUMN account_kind
    `);
    await runner.query('DELETE FROM known_browsers WHERE account_id NOT IN (SELECT id FROM collectors)');
    await runner.query(`
      ALTER TABLE known_browsers
        DROP KEY known_browsers_account,
        CHANGE account_id collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        ADD CONSTRAINT known_browsers_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
    `);
    await runner.query("DELETE FROM sessions WHERE kind = 'admin'");
    for (const table of ['admin_links', 'admin_recovery_codes', 'admins'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
