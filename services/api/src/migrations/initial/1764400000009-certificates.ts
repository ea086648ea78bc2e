import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates with their history and transfers. */
export class Certificates1764400000009 implements MigrationInterface {
  name = 'Certificates1764400000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE certificates (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        coa_id CHAR(18) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        edition_number SMALLINT UNSIGNED NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_title VARCHAR(200) NOT NULL,
        series VARCHAR(60) NOT NULL DEFAULT '',
        year SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        medium VARCHAR(200) NOT NULL DEFAULT '',
        picture_id CHAR(32) CHARACTER SET ascii NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(40) CHARACTER SET ascii NOT NULL,
        edition_total SMALLINT UNSIGNED NOT NULL,
        holder_name VARCHAR(200) NOT NULL,
        holder_email VARCHAR(254) NOT NULL,
        holder_collector_id CHAR(36) CHARACTER SET ascii NULL,
        sale_date DATETIME(3) NOT NULL,
        issued_at DATETIME(3) NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        in_force TINYINT AS (if(state in ('issued', 'transferred'), 1, NULL)) STORED,
        signature_applied_at DATETIME(3) NULL,
        signature_src VARCHAR(200) CHARACTER SET ascii NULL,
        replaces CHAR(18) CHARACTER SET ascii NULL,
        replaced_by CHAR(18) CHARACTER SET ascii NULL,
        statement VARCHAR(4000) NOT NULL DEFAULT '',
        statement_signature CHAR(88) CHARACTER SET ascii NOT NULL DEFAULT '',
        key_id CHAR(43) CHARACTER SET ascii NOT NULL DEFAULT '',
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (id),
        UNIQUE KEY certificates_coa (coa_id),
        UNIQUE KEY certificates_print (edition_id, edition_number, in_force),
        KEY certificates_order (order_id),
        KEY certificates_holder (holder_email),
        KEY certificates_collector (holder_collector_id, sale_date),
        KEY certificates_newest (issued_at, id),
        KEY certificates_search (holder_name, holder_email, artwork_title, coa_id, order_id, state, issued_at, signature_applied_at, holder_collector_id),
        CONSTRAINT certificates_state CHECK (state in ('issued', 'transferred', 'revoked', 'replaced'))
      )
    `);
    await runner.query(`
      CREATE TABLE certificate_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        certificate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        holder_name VARCHAR(200) NOT NULL,
        holder_collector_id CHAR(36) CHARACTER SET ascii NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY certificate_events_certificate (certificate_id, created_at),
        KEY certificate_events_collector (holder_collector_id),
        CONSTRAINT certificate_events_certificate FOREIGN KEY (certificate_id) REFERENCES certificates (id)
      )
    `);
    await runner.query(`
      CREATE TABLE certificate_transfers (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        certificate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        holder_collector_id CHAR(36) CHARACTER SET ascii NULL,
        recipient_name VARCHAR(200) NOT NULL,
        recipient_email VARCHAR(254) NOT NULL,
        recipient_collector_id CHAR(36) CHARACTER SET ascii NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        holder_digest CHAR(64) CHARACTER SET ascii NULL,
        recipient_digest CHAR(64) CHARACTER SET ascii NULL,
        confirmed_at DATETIME(3) NULL,
        accepted_at DATETIME(3) NULL,
        expires_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        closed_at DATETIME(3) NULL,
        is_open TINYINT AS (if(state = 'open', 1, NULL)) STORED,
        PRIMARY KEY (id),
        UNIQUE KEY certificate_transfers_open (certificate_id, is_open),
        UNIQUE KEY certificate_transfers_holder_link (holder_digest),
        UNIQUE KEY certificate_transfers_recipient_link (recipient_digest),
        KEY certificate_transfers_holder (holder_collector_id),
        KEY certificate_transfers_recipient (recipient_collector_id),
        CONSTRAINT certificate_transfers_certificate FOREIGN KEY (certificate_id) REFERENCES certificates (id),
        CONSTRAINT certificate_transfers_state CHECK (state in ('open', 'completed', 'cancelled', 'expired'))
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['certificate_transfers', 'certificate_events', 'certificates'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
