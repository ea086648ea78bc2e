import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses told apart to the letter, links in mails, known browsers, counted attempts and the audit log. */
export class Accounts1764000001000 implements MigrationInterface {
  name = 'Accounts1764000001000';

  async up(runner: QueryRunner): Promise<void> {
    // The usual collation takes é for e: one person's address would open another's account.
    await this.writeAddresses(runner, 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin');
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
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE known_browsers (
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        KEY known_browsers_expiry (expires_at),
        CONSTRAINT known_browsers_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE attempt_counts (
        key_digest CHAR(64) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        attempts INT UNSIGNED NOT NULL,
        ends_at DATETIME(3) NOT NULL,
        KEY attempt_counts_end (ends_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE audit_log (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        at DATETIME(3) NOT NULL,
        actor_kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor_id VARCHAR(60) CHARACTER SET ascii NULL,
        action VARCHAR(60) CHARACTER SET ascii NOT NULL,
        subject_kind VARCHAR(30) CHARACTER SET ascii NULL,
        subject_id VARCHAR(60) NULL,
        device VARCHAR(120) NULL,
        details JSON NULL,
        KEY audit_log_subject (subject_kind, subject_id, at),
        KEY audit_log_actor (actor_id, at),
        KEY audit_log_at (at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['audit_log', 'attempt_counts', 'known_browsers', 'account_links'])
      await runner.query(`DROP TABLE ${table}`);
    await this.writeAddresses(runner, '');
  }

  /** A generated column cannot be altered under its key, so it is made anew. */
  private async writeAddresses(runner: QueryRunner, collation: string): Promise<void> {
    await runner.query(
      'ALTER TABLE collectors DROP KEY collectors_confirmed_email, DROP COLUMN confirmed_email',
    );
    await runner.query(`ALTER TABLE collectors MODIFY email VARCHAR(254) ${collation} NOT NULL`);
    await runner.query(`
      ALTER TABLE collectors
        ADD confirmed_email VARCHAR(254) ${collation}
          GENERATED ALWAYS AS (IF(email_confirmed_at IS NULL, NULL, email)) STORED AFTER email_confirmed_at,
        ADD UNIQUE KEY collectors_confirmed_email (confirmed_email)
    `);
  }
}
