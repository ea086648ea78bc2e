import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Certificates of authenticity and what happened to each. */
export class Certificates1763700005000 implements MigrationInterface {
  name = 'Certificates1763700005000';

  async up(runner: QueryRunner): Promise<void> {
    // `in_force` is null for revoked and replaced certificates, and nulls do not collide in a unique key: a print has any
    // number of former certificates and one that counts.
    await runner.query(`
      CREATE TABLE certificates (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        coa_id CHAR(18) CHARACTER SET ascii NOT NULL,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        number SMALLINT UNSIGNED NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_title VARCHAR(200) NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        frame_size VARCHAR(20) CHARACTER SET ascii NULL,
        frame_style VARCHAR(20) CHARACTER SET ascii NOT NULL,
        edition_total SMALLINT UNSIGNED NOT NULL,
        holder_name VARCHAR(200) NOT NULL,
        holder_email VARCHAR(254) NOT NULL,
        sale_date DATETIME(3) NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        in_force TINYINT GENERATED ALWAYS AS (IF(state IN ('issued', 'transferred'), 1, NULL)) STORED,
        UNIQUE KEY certificates_coa (coa_id),
        UNIQUE KEY certificates_print (edition_id, number, in_force),
        KEY certificates_order (order_id),
        KEY certificates_holder (holder_email),
        CONSTRAINT certificates_state CHECK (state IN ('issued', 'transferred', 'revoked', 'replaced'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE certificate_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        certificate_id CHAR(36) CHARACTER SET ascii NOT NULL,
        kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
        holder_name VARCHAR(200) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        KEY certificate_events_certificate (certificate_id, created_at),
        CONSTRAINT certificate_events_certificate FOREIGN KEY (certificate_id) REFERENCES certificates (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['certificate_events', 'certificates']) await runner.query(`DROP TABLE ${table}`);
  }
}
