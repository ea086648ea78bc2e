import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Filters of the console's lists that somebody keeps under a name; they go with the account. */
export class SavedViews1764300000040 implements MigrationInterface {
  name = 'SavedViews1764300000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_views (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        admin_id CHAR(36) CHARACTER SET ascii NOT NULL,
        list VARCHAR(30) CHARACTER SET ascii NOT NULL,
        name VARCHAR(40) COLLATE utf8mb4_bin NOT NULL,
        filters JSON NOT NULL,
        is_shared BOOLEAN NOT NULL,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY saved_views_name (admin_id, list, name),
        KEY saved_views_list (list),
        CONSTRAINT saved_views_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_views');
  }
}
