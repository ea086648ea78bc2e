-- The API's database user: it reads and writes rows. It cannot change tables or triggers, so the triggers that keep the audit
-- log append-only hold even if someone takes over the API. Migrations run as the owner of the schema (MYSQL_USER).
-- Run on the gallery's schema by an administrator, any number of times; a new user is locked until it has a password.
CREATE USER IF NOT EXISTS 'gallery_api'@'%' ACCOUNT LOCK;
REVOKE ALL PRIVILEGES, GRANT OPTION FROM 'gallery_api'@'%';
GRANT SELECT, INSERT, UPDATE, DELETE ON * TO 'gallery_api'@'%';
