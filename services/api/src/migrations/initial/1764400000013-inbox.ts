import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages with their history, and newsletter subscribers. */
export class Inbox1764400000013 implements MigrationInterface {
  name = 'Inbox1764400000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        type VARCHAR(20) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        inquiry_type VARCHAR(20) CHARACTER SET ascii NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NULL,
        coa_id CHAR(18) CHARACTER SET ascii NULL,
        state VARCHAR(20) CHARACTER SET ascii NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        assigned_to CHAR(36) CHARACTER SET ascii NULL,
        name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        subject VARCHAR(300) NOT NULL,
        message TEXT NOT NULL,
        digest CHAR(64) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        reply_due_at DATETIME(3) NULL,
        read_at DATETIME(3) NULL,
        answered_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY contact_messages_digest (digest),
        KEY contact_messages_due (state, reply_due_at),
        KEY contact_messages_sender (email, created_at),
        KEY contact_messages_collector (collector_id, created_at),
        KEY contact_messages_artwork (artwork_id),
        KEY contact_messages_newest (created_at),
        KEY contact_messages_state (state, created_at),
        KEY contact_messages_type (type, created_at),
        KEY contact_messages_assigned (assigned_to, created_at),
        KEY contact_messages_search (name, email, subject, created_at),
        CONSTRAINT contact_messages_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id),
        CONSTRAINT contact_messages_assigned FOREIGN KEY (assigned_to) REFERENCES admins (id) ON DELETE SET NULL,
        CONSTRAINT contact_messages_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE SET NULL
      )
    `);
    await runner.query(`
      CREATE TABLE newsletter_subscribers (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) NOT NULL,
        source_page VARCHAR(20) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        state VARCHAR(20) CHARACTER SET ascii NOT NULL DEFAULT 'pending',
        emailed_at DATETIME(3) NULL,
        confirm_digest CHAR(64) CHARACTER SET ascii NULL,
        confirm_until DATETIME(3) NULL,
        confirmed_at DATETIME(3) NULL,
        unsubscribe_token CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NULL,
        unsubscribed_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY newsletter_subscribers_email (email),
        UNIQUE KEY newsletter_subscribers_confirm (confirm_digest),
        UNIQUE KEY newsletter_subscribers_unsubscribe (unsubscribe_token),
        KEY newsletter_subscribers_state (state, created_at)
      )
    `);
    await runner.query(`
      CREATE TABLE contact_message_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        message_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        subject VARCHAR(300) NULL,
        text TEXT NULL,
        reference VARCHAR(60) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY contact_message_events_message (message_id, id),
        CONSTRAINT contact_message_events_message FOREIGN KEY (message_id) REFERENCES contact_messages (id) ON DELETE CASCADE
      )
    `);
    // The database's own stop words hold `com`, `de` and `www`, half of many addresses. An index decides about them when it is made.
    await runner.query('SET SESSION innodb_ft_enable_stopword = OFF');
    await runner.query('ALTER TABLE contact_messages ADD FULLTEXT KEY contact_messages_words (message)');
    await runner.query('SET SESSION innodb_ft_enable_stopword = DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['contact_message_events', 'newsletter_subscribers', 'contact_messages'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
