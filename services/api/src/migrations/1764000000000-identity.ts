import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collectors' accounts and sessions. */
export class Identity1764000000000 implements MigrationInterface {
  name = 'Identity1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    // Nulls do not collide in a unique key: an address has any number of accounts that never proved it, and one that did.
    await runner.query(`
      CREATE TABLE collectors (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        email VARCHAR(254) NOT NULL,
        email_confirmed_at DATETIME(3) NULL,
        confirmed_email VARCHAR(254) GENERATED ALWAYS AS (IF(email_confirmed_at IS NULL, NULL, email)) STORED,
        first_name VARCHAR(100) NOT NULL,
        last_name VARCHAR(100) NOT NULL,
        password_hash VARCHAR(200) CHARACTER SET ascii NOT NULL,
        profile_image_url VARCHAR(500) NULL,
        level VARCHAR(12) CHARACTER SET ascii NULL,
        is_level_given TINYINT(1) NOT NULL DEFAULT 0,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY collectors_confirmed_email (confirmed_email),
        KEY collectors_email (email, created_at),
        CONSTRAINT collectors_level CHECK (level IN ('Standard', 'Premium', 'VIP'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE sessions (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        account_id CHAR(36) CHARACTER SET ascii NOT NULL,
        device VARCHAR(120) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        seen_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        UNIQUE KEY sessions_token (token_digest),
        KEY sessions_account (account_id, kind),
        KEY sessions_expiry (expires_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['sessions', 'collectors']) await runner.query(`DROP TABLE ${table}`);
  }
}
