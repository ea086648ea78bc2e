import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages as staff work with them: one list with pre-sale requests among them, who takes care, what was answered and
 * noted; and orders that a payment request pays as a whole although the gallery made it.
 */
export class InboxDesk1764200005000 implements MigrationInterface {
  name = 'InboxDesk1764200005000';

  async up(runner: QueryRunner): Promise<void> {
    // The wide key holds all that a search reads of a message, so that it never touches the texts.
    await runner.query(`
      ALTER TABLE contact_messages
        ADD version INT UNSIGNED NOT NULL DEFAULT 1 AFTER state,
        ADD assigned_to CHAR(36) CHARACTER SET ascii NULL AFTER version,
        ADD read_at DATETIME(3) NULL,
        ADD answered_at DATETIME(3) NULL,
        MODIFY reply_due_at DATETIME(3) NULL,
        ADD KEY contact_messages_newest (created_at),
        ADD KEY contact_messages_state (state, created_at),
        ADD KEY contact_messages_type (type, created_at),
        ADD KEY contact_messages_assigned (assigned_to, created_at),
        ADD KEY contact_messages_search (name, email, subject, created_at),
        ADD CONSTRAINT contact_messages_assigned FOREIGN KEY (assigned_to) REFERENCES admins (id)
          ON DELETE SET NULL
    `);
    // Whatever came before the console had this page was read as a mail.
    await runner.query(`
      UPDATE contact_messages
      SET state = IF(state = 'new', 'open', state), read_at = created_at
    `);
    await runner.query(`
      UPDATE contact_messages
        JOIN (SELECT MIN(id) AS id, title FROM artworks GROUP BY title HAVING COUNT(*) = 1) named
          ON contact_messages.subject = CONCAT('Artwork Inquiry: ', named.title)
      SET contact_messages.artwork_id = named.id
      WHERE contact_messages.type = 'artwork_inquiry' AND contact_messages.artwork_id IS NULL
    `);
    await runner.query(`
      INSERT INTO contact_messages
        (id, type, collector_id, artwork_id, state, name, email, subject, message, created_at, read_at, answered_at)
      SELECT asked.id, 'presale_request', asked.collector_id, asked.artwork_id,
        IF(asked.answered_at IS NULL, 'open', 'answered'),
        TRIM(CONCAT(collectors.first_name, ' ', collectors.last_name)), collectors.email,
        CONCAT('Pre-sale request: ', artworks.title), '', asked.created_at, asked.created_at, asked.answered_at
      FROM presale_requests asked
        JOIN collectors ON collectors.id = asked.collector_id
        JOIN artworks ON artworks.id = asked.artwork_id
    `);
    await runner.query(`
      CREATE TABLE contact_message_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        message_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(20) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        subject VARCHAR(300) NULL,
        text TEXT NULL,
        thing VARCHAR(60) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        KEY contact_message_events_message (message_id, id),
        CONSTRAINT contact_message_events_message FOREIGN KEY (message_id) REFERENCES contact_messages (id)
          ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      ALTER TABLE payment_requests ADD pays_order TINYINT(1) NOT NULL DEFAULT 0 AFTER state
    `);
    await runner.query("UPDATE payment_requests SET pays_order = created_by = 'buyer'");
    await runner.query('ALTER TABLE orders ADD extras_cents INT NOT NULL DEFAULT 0 AFTER card_fee_cents');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP extras_cents');
    // Without the column only the buyer's own requests pay an order.
    await runner.query("UPDATE payment_requests SET created_by = 'buyer' WHERE pays_order");
    await runner.query('ALTER TABLE payment_requests DROP pays_order');
    await runner.query('DROP TABLE contact_message_events');
    await runner.query("DELETE FROM contact_messages WHERE type = 'presale_request'");
    await runner.query(`
      UPDATE contact_messages
      SET state = IF(state = 'open', 'new', state), reply_due_at = COALESCE(reply_due_at, created_at),
        artwork_id = IF(type = 'artwork_inquiry', NULL, artwork_id)
    `);
    await runner.query(`
      ALTER TABLE contact_messages
        DROP FOREIGN KEY contact_messages_assigned,
        DROP KEY contact_messages_search,
        DROP KEY contact_messages_assigned,
        DROP KEY contact_messages_type,
        DROP KEY contact_messages_state,
        DROP KEY contact_messages_newest,
        MODIFY reply_due_at DATETIME(3) NOT NULL,
        DROP answered_at,
        DROP read_at,
        DROP assigned_to,
        DROP version
    `);
  }
}
