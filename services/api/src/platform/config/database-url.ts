import type { EnvironmentReader } from './environment-reader';

/** `DATABASE_URL`. */
export function readDatabaseUrl(read: EnvironmentReader): URL {
  const url = read.url('DATABASE_URL', ['mysql:', 'mariadb:']);
  const unset = read.optional('DATABASE_URL') === null;
  if (unset)
    read.addError(
      'DATABASE_URL is not set: it names the database, as in mysql://user:password@host/gallery.',
    );
  if (url && url.pathname.length < 2)
    read.addError('DATABASE_URL must end with the name of the database, as in /gallery.');
  return url ?? new URL('mysql://localhost/gallery');
}
