#!/bin/sh
# Creates the API's database user and sets its password from DATABASE_API_PASSWORD, and lets the owner of the schema
# read the position of the binary log, which backups record. The image of MySQL or MariaDB runs it when it prepares the
# data directory; for older data, or a new password, run it once more:
#   docker compose exec database /docker-entrypoint-initdb.d/api-user.sh
set -eu

: "${DATABASE_API_PASSWORD:?must be set: openssl rand -hex 24}"
quoted="$(printf %s "$DATABASE_API_PASSWORD" | sed "s/[\\\\']/\\\\&/g")"
{
  cat /etc/gallery/api-user.sql
  echo "GRANT RELOAD, REPLICATION CLIENT ON *.* TO '$MYSQL_USER'@'%';"
  echo "ALTER USER 'gallery_api'@'%' IDENTIFIED BY '$quoted' ACCOUNT UNLOCK;"
} | MYSQL_PWD="$MYSQL_ROOT_PASSWORD" "$(command -v mariadb || command -v mysql)" --user=root "$MYSQL_DATABASE"
