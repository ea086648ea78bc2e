import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outbox, settings, saved views, and when retention last ran. */
export class Platform1764400000000 implements MigrationInterface {
  name = 'Platform1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind VARCHAR(60) NOT NULL,
        payload JSON NOT NULL,
        dedupe_key VARCHAR(190) CHARACTER SET ascii COLLATE ascii_bin NULL,
        recipient VARCHAR(254) NULL,
        subject VARCHAR(300) NULL,
        about VARCHAR(60) CHARACTER SET ascii NULL,
        is_content_retained TINYINT(1) NOT NULL DEFAULT 0,
        state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        attempts INT UNSIGNED NOT NULL,
        due_at DATETIME(3) NOT NULL,
        last_error VARCHAR(1000) NULL,
        created_at DATETIME(3) NOT NULL,
        delivered_at DATETIME(3) NULL,
        urgency TINYINT AS (case state when 'dead' then 2 when 'waiting' then 1 else 0 end) STORED,
        request_id VARCHAR(64) CHARACTER SET ascii NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_outbox_dedupe_key (dedupe_key),
        KEY ix_outbox_due (state, due_at),
        KEY ix_outbox_urgency (urgency, id),
        KEY ix_outbox_about (about, id),
        KEY ix_outbox_search (recipient, subject)
      )
    `);
    await runner.query(`
      CREATE TABLE settings (
        section VARCHAR(60) CHARACTER SET ascii NOT NULL,
        content JSON NULL,
        version INT UNSIGNED NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        changed_by VARCHAR(60) NOT NULL,
        PRIMARY KEY (section)
      )
    `);
    await runner.query(`
      CREATE TABLE setting_versions (
        section VARCHAR(60) CHARACTER SET ascii NOT NULL,
        version INT UNSIGNED NOT NULL,
        content JSON NULL,
        changed_at DATETIME(3) NOT NULL,
        changed_by VARCHAR(60) NOT NULL,
        PRIMARY KEY (section, version)
      )
    `);
    await runner.query(`
      CREATE TABLE price_book_versions (
        version INT UNSIGNED NOT NULL,
        readings JSON NOT NULL,
        costs JSON NOT NULL,
        note VARCHAR(300) NOT NULL,
        takes_effect_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        created_by VARCHAR(60) NOT NULL,
        withdrawn_at DATETIME(3) NULL,
        PRIMARY KEY (version),
        KEY price_book_versions_in_force (withdrawn_at, takes_effect_at, version)
      )
    `);
    await runner.query(`
      CREATE TABLE saved_views (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        list VARCHAR(30) CHARACTER SET ascii NOT NULL,
        name VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        filters JSON NOT NULL,
        is_shared TINYINT(1) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY saved_views_name (admin_id, list, name),
        KEY saved_views_list (list)
      )
    `);
    await runner.query(`
      CREATE TABLE retention_runs (
        task VARCHAR(40) CHARACTER SET ascii NOT NULL,
        next_run_at DATETIME(3) NOT NULL,
        finished_at DATETIME(3) NULL,
        removed INT UNSIGNED NOT NULL,
        PRIMARY KEY (task)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'retention_runs',
      'saved_views',
      'price_book_versions',
      'setting_versions',
      'settings',
      'outbox',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
