import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates know their holder's account, keep what is printed on them, are signed, and go from hand to hand. */
export class CertificatesOfHolders1764000005000 implements MigrationInterface {
  name = 'CertificatesOfHolders1764000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE certificates
        ADD COLUMN series VARCHAR(60) NOT NULL DEFAULT '' AFTER artwork_title,
        ADD COLUMN year SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER series,
        ADD COLUMN medium VARCHAR(200) NOT NULL DEFAULT '' AFTER year,
        ADD COLUMN picture_id CHAR(32) CHARACTER SET ascii NULL AFTER medium,
        ADD COLUMN holder_collector_id CHAR(36) CHARACTER SET ascii NULL AFTER holder_email,
        ADD COLUMN issued_at DATETIME(3) NULL AFTER sale_date,
        ADD COLUMN signature_applied_at DATETIME(3) NULL,
        ADD COLUMN signature_src VARCHAR(200) CHARACTER SET ascii NULL,
        ADD COLUMN replaces CHAR(18) CHARACTER SET ascii NULL,
        ADD COLUMN replaced_by CHAR(18) CHARACTER SET ascii NULL,
        ADD COLUMN statement VARCHAR(4000) NOT NULL DEFAULT '',
        ADD COLUMN statement_signature CHAR(88) CHARACTER SET ascii NOT NULL DEFAULT '',
        ADD COLUMN key_id CHAR(43) CHARACTER SET ascii NOT NULL DEFAULT '',
        ADD KEY certificates_collector (holder_collector_id, sale_date)
    `);
    await runner.query(`
      UPDATE certificates
        JOIN order_lines ON order_lines.id = certificates.order_line_id
        JOIN artworks ON artworks.id = certificates.artwork_id
        LEFT JOIN artwork_images ON artwork_images.artwork_id = artworks.id
          AND artwork_images.kind = 'artwork' AND artwork_images.position = 0
      SET certificates.series = order_lines.series, certificates.year = order_lines.year,
        certificates.medium = artworks.medium,
        certificates.picture_id = COALESCE(artwork_images.media_id, order_lines.picture_id)
    `);
    await runner.query('UPDATE certificates SET issued_at = sale_date');
    await runner.query('ALTER TABLE certificates MODIFY issued_at DATETIME(3) NOT NULL');
    await runner.query(`
      ALTER TABLE certificate_events
        ADD COLUMN holder_collector_id CHAR(36) CHARACTER SET ascii NULL AFTER holder_name,
        ADD KEY certificate_events_collector (holder_collector_id)
    `);
    // Nulls do not collide in a unique key: a certificate has any number of former transfers and one that is open.
    await runner.query(`
      CREATE TABLE certificate_transfers (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        certificate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        holder_collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
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
        is_open TINYINT GENERATED ALWAYS AS (IF(state = 'open', 1, NULL)) STORED,
        UNIQUE KEY certificate_transfers_open (certificate_id, is_open),
        UNIQUE KEY certificate_transfers_holder_link (holder_digest),
        UNIQUE KEY certificate_transfers_recipient_link (recipient_digest),
        KEY certificate_transfers_holder (holder_collector_id),
        KEY certificate_transfers_recipient (recipient_collector_id),
        CONSTRAINT certificate_transfers_certificate FOREIGN KEY (certificate_id) REFERENCES certificates (id),
        CONSTRAINT certificate_transfers_state CHECK (state IN ('open', 'completed', 'cancelled', 'expired'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE certificate_transfers');
    await runner.query(`
      ALTER TABLE certificate_events
        DROP KEY certificate_events_collector,
        DROP COLUMN holder_collector_id
    `);
    await runner.query(`
      ALTER TABLE certificates
        DROP KEY certificates_collector,
        DROP COLUMN series, DROP COLUMN year, DROP COLUMN medium, DROP COLUMN picture_id,
        DROP COLUMN holder_collector_id, DROP COLUMN issued_at, DROP COLUMN signature_applied_at,
        DROP COLUMN signature_src, DROP COLUMN replaces, DROP COLUMN replaced_by, DROP COLUMN statement,
        DROP COLUMN statement_signature, DROP COLUMN key_id
    `);
  }
}
