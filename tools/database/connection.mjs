/** How mysql2 reaches the database of a DATABASE_URL. @param {string} databaseUrl */
export function connectionOptions(databaseUrl) {
  const { username, password, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const socketPath = searchParams.get('socketPath');
  return {
    ...(socketPath ? { socketPath } : { host: hostname, port: Number(port || 3306) }),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    timezone: 'Z',
  };
}
