/**
 * The baseline for recording visits: node:http that parses the body, answers, and inserts some hundred rows at a time into a
 * table of its own. argv: DATABASE_URL. Prints its port; a GET returns the number of rows once nothing is waiting.
 */
import http from 'node:http';
import mysql from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';

const BATCH = 500;
const pool = mysql.createPool({ ...connectionOptions(process.argv[2]), connectionLimit: 2 });
await pool.query('DROP TABLE IF EXISTS bench_visits');
await pool.query(
  'CREATE TABLE bench_visits (id BIGINT AUTO_INCREMENT PRIMARY KEY, at DATETIME(3), page VARCHAR(200), referrer VARCHAR(200), session VARCHAR(60))',
);

const waiting = [];
let writing = null;

function write() {
  writing ??= writeAll().finally(() => (writing = null));
  return writing;
}

async function writeAll() {
  while (waiting.length > 0) {
    const rows = waiting.splice(0, BATCH);
    await pool.query('INSERT INTO bench_visits (at, page, referrer, session) VALUES ?', [rows]);
  }
}

async function take(request, response) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { page, referrer, sessionId } = JSON.parse(Buffer.concat(parts).toString('utf8'));
  waiting.push([new Date(), page, referrer, sessionId]);
  if (waiting.length >= BATCH) void write();
  response.writeHead(202).end();
}

async function count(response) {
  await write();
  const [[{ rows }]] = await pool.query('SELECT COUNT(*) AS `rows` FROM bench_visits');
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows }));
}

const server = http.createServer((request, response) => {
  void (request.method === 'POST' ? take(request, response) : count(response));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
