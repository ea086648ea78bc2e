import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signing in to the console: whether a second factor is required, passkeys, and when a session's person was last confirmed. */
export class Passkeys1764500000004 implements MigrationInterface {
  name = 'Passkeys1764500000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD authenticated_at DATETIME(3) NULL');
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
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['staff_passkey_challenges', 'staff_passkeys', 'second_factor_policy'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query('ALTER TABLE sessions DROP COLUMN authenticated_at');
  }
}
