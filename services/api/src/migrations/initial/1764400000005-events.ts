import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live events, their guests and photos, and the devices that upload photos. */
export class Events1764400000005 implements MigrationInterface {
  name = 'Events1764400000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE events (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        title VARCHAR(200) NOT NULL,
        description TEXT NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        event_type VARCHAR(60) NOT NULL,
        hashtag VARCHAR(50) NULL,
        location VARCHAR(200) NOT NULL,
        starts_at DATETIME(3) NOT NULL,
        ends_at DATETIME(3) NOT NULL,
        max_participants SMALLINT UNSIGNED NULL,
        is_vip_only TINYINT(1) NOT NULL DEFAULT 0,
        needs_approval TINYINT(1) NOT NULL DEFAULT 0,
        is_watermarked TINYINT(1) NOT NULL DEFAULT 0,
        camera_offset_ms INT NOT NULL DEFAULT 0,
        hero_media_id CHAR(32) CHARACTER SET ascii NULL,
        hero_alt VARCHAR(500) NOT NULL DEFAULT '',
        photo_seq INT UNSIGNED NOT NULL DEFAULT 0,
        revision INT UNSIGNED NOT NULL DEFAULT 0,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        time_zone VARCHAR(64) NOT NULL DEFAULT 'America/Chicago',
        sends_follow_up TINYINT(1) NOT NULL DEFAULT 0,
        archived_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        KEY events_status (status, starts_at),
        KEY events_hero (hero_media_id),
        CONSTRAINT events_hero FOREIGN KEY (hero_media_id) REFERENCES media (id),
        CONSTRAINT events_status CHECK (status in ('live', 'scheduled', 'completed', 'cancelled')),
        CONSTRAINT events_times CHECK (ends_at > starts_at)
      )
    `);
    await runner.query(`
      CREATE TABLE event_guests (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        email_confirmed_at DATETIME(3) NULL,
        guest_code CHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        pass_version SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        is_waitlisted TINYINT(1) NOT NULL DEFAULT 0,
        source VARCHAR(12) CHARACTER SET ascii NOT NULL,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        unsubscribed_at DATETIME(3) NULL,
        followed_up_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY event_guests_email (event_id, email),
        UNIQUE KEY event_guests_guest_code (guest_code),
        KEY event_guests_collector (collector_id),
        KEY event_guests_pass_version (pass_version, event_id),
        CONSTRAINT event_guests_event FOREIGN KEY (event_id) REFERENCES events (id),
        CONSTRAINT event_guests_source CHECK (source in ('gate', 'feed'))
      )
    `);
    await runner.query(`
      CREATE TABLE event_reminders (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) NOT NULL,
        sent_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY event_reminders_once (event_id, email),
        KEY event_reminders_due (sent_at, event_id),
        CONSTRAINT event_reminders_event FOREIGN KEY (event_id) REFERENCES events (id)
      )
    `);
    await runner.query(`
      CREATE TABLE event_photos (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        sha256 CHAR(64) CHARACTER SET ascii NOT NULL,
        file_name VARCHAR(255) NOT NULL,
        media_id CHAR(32) CHARACTER SET ascii NULL,
        caption VARCHAR(300) NOT NULL DEFAULT '',
        alt VARCHAR(500) NOT NULL DEFAULT '',
        photographer VARCHAR(120) NOT NULL DEFAULT '',
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        failure_reason VARCHAR(300) NULL,
        captured_at DATETIME(3) NOT NULL,
        seq INT UNSIGNED NULL,
        revision INT UNSIGNED NULL,
        is_available_for_order TINYINT(1) NOT NULL DEFAULT 1,
        guest_id CHAR(36) CHARACTER SET ascii NULL,
        published_at DATETIME(3) NULL,
        attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        leased_until DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL,
        order_count INT UNSIGNED NOT NULL DEFAULT 0,
        PRIMARY KEY (id),
        UNIQUE KEY event_photos_file (event_id, sha256),
        UNIQUE KEY event_photos_seq (event_id, seq),
        KEY event_photos_revision (event_id, revision),
        KEY event_photos_work (state, leased_until),
        KEY event_photos_capture (event_id, captured_at),
        KEY event_photos_guest_id (guest_id),
        KEY event_photos_media (media_id),
        CONSTRAINT event_photos_event FOREIGN KEY (event_id) REFERENCES events (id),
        CONSTRAINT event_photos_guest FOREIGN KEY (guest_id) REFERENCES event_guests (id),
        CONSTRAINT event_photos_media FOREIGN KEY (media_id) REFERENCES media (id),
        CONSTRAINT event_photos_state CHECK (state in ('received', 'waiting', 'published', 'withdrawn', 'failed', 'code-frame')),
        CONSTRAINT event_photos_published CHECK (state <> 'published' or seq is not null and media_id is not null)
      )
    `);
    await runner.query(`
      CREATE TABLE event_devices (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        name VARCHAR(100) NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_by CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        last_used_at DATETIME(3) NULL,
        revoked_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY event_devices_token (token_digest),
        KEY event_devices_event (event_id, created_at),
        CONSTRAINT event_devices_event FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE event_device_codes (
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_by CHAR(36) CHARACTER SET ascii NOT NULL,
        code_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (event_id, created_by),
        UNIQUE KEY event_device_codes_code (code_digest),
        CONSTRAINT event_device_codes_event FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
      )
    `);
    await runner.query(
      'ALTER TABLE media ADD CONSTRAINT media_event FOREIGN KEY (event_id) REFERENCES events (id)',
    );
    await runner.query(
      'ALTER TABLE editions ADD CONSTRAINT editions_photo FOREIGN KEY (photo_id) REFERENCES event_photos (id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP FOREIGN KEY media_event');
    await runner.query('ALTER TABLE editions DROP FOREIGN KEY editions_photo');
    for (const table of [
      'event_device_codes',
      'event_devices',
      'event_photos',
      'event_reminders',
      'event_guests',
      'events',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
