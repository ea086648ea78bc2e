import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people's addresses come from, and the columns that the list of people is made of. */
const SOURCES: readonly { table: string; email: string; others: readonly string[] }[] = [
  { table: 'affiliates', email: 'email', others: ['name'] },
  { table: 'collectors', email: 'email', others: ['first_name', 'last_name', 'email_confirmed_at'] },
  { table: 'contact_messages', email: 'email', others: ['name', 'answered_at'] },
  { table: 'event_guests', email: 'email', others: ['name'] },
  {
    table: 'newsletter_subscribers',
    email: 'email',
    others: ['state', 'confirmed_at', 'unsubscribed_at'],
  },
  { table: 'orders', email: 'customer_email', others: ['customer_name', 'confirmed_at'] },
];

/** People by email address with tags and a note, and the addresses whose entry is to be made anew (ADR 0110). */
export class People1764700000002 implements MigrationInterface {
  name = 'People1764700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE people (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        name VARCHAR(200) NOT NULL,
        names VARCHAR(1000) NOT NULL,
        kinds SET('collector', 'buyer', 'inquirer', 'guest', 'subscriber', 'affiliate') NOT NULL,
        newsletter VARCHAR(20) CHARACTER SET ascii NULL,
        last_contact_at DATETIME(3) NOT NULL,
        note VARCHAR(5000) NOT NULL DEFAULT '',
        note_by VARCHAR(100) NULL,
        noted_at DATETIME(3) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (id),
        UNIQUE KEY people_email (email),
        KEY people_last_contact (last_contact_at, id)
      )
    `);
    await runner.query(`
      CREATE TABLE person_tags (
        person_id CHAR(36) CHARACTER SET ascii NOT NULL,
        tag VARCHAR(40) NOT NULL,
        PRIMARY KEY (person_id, tag),
        KEY person_tags_tag (tag),
        CONSTRAINT person_tags_person FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE people_changes (
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
        email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        PRIMARY KEY (id)
      )
    `);
    await runner.query('ALTER TABLE event_guests ADD KEY event_guests_address (email)');
    await runner.query('ALTER TABLE affiliates ADD KEY affiliates_email (email)');
    for (const { table, email, others } of SOURCES) {
      // Compared as bytes: most columns' collation takes José for Jose.
      const isSame = [email, ...others]
        .map((column) => `CAST(NEW.${column} AS BINARY) <=> CAST(OLD.${column} AS BINARY)`)
        .join(' AND ');
      await runner.query(`
        CREATE TRIGGER ${table}_person_insert AFTER INSERT ON ${table} FOR EACH ROW
          INSERT INTO people_changes (email) VALUES (NEW.${email})
      `);
      await runner.query(`
        CREATE TRIGGER ${table}_person_update AFTER UPDATE ON ${table} FOR EACH ROW
          IF NOT (${isSame})
          THEN INSERT INTO people_changes (email) VALUES (OLD.${email}), (NEW.${email});
          END IF
      `);
      await runner.query(`
        CREATE TRIGGER ${table}_person_delete AFTER DELETE ON ${table} FOR EACH ROW
          INSERT INTO people_changes (email) VALUES (OLD.${email})
      `);
    }
    const addresses = SOURCES.map(
      ({ table, email }) => `SELECT ${email} COLLATE utf8mb4_bin AS email FROM ${table}`,
    );
    await runner.query(`INSERT INTO people_changes (email) ${addresses.join(' UNION ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of SOURCES)
      for (const change of ['insert', 'update', 'delete'])
        await runner.query(`DROP TRIGGER ${table}_person_${change}`);
    await runner.query('ALTER TABLE affiliates DROP KEY affiliates_email');
    await runner.query('ALTER TABLE event_guests DROP KEY event_guests_address');
    for (const table of ['people_changes', 'person_tags', 'people'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
