/** Documents of the pages for new visitors, against node:http that sends the same bytes. */
import mysql from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';
import { runLoad } from './load.mjs';
import { measureBesideBare } from './reads.mjs';

/** CPU of one document at most, in µs: one core sends 3,000 a second and more. */
const MOST = 300;
/** Long enough for each order of the catalog to have been asked for and built, on a busy machine too. */
const BUILDING_SECONDS = 4;

/**
 * @param {{ api: string, pid: number, databaseUrl: string }} gallery the API's address and process
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureDocuments({ api, pid, databaseUrl }) {
  const rows = [];
  for (const [name, path] of await pagesOf(api, databaseUrl)) {
    const url = `${api}${path}`;
    // Requests without the visit's cookie, as here, get any of the orders.
    await runLoad({ url, seconds: BUILDING_SECONDS, headers: { 'accept-encoding': 'br' } });
    const [we, they] = await measureBesideBare(url, pid, 'br');
    rows.push([
      `document of ${name}`,
      `${we.cpu.toFixed(0)} µs of CPU, ${(1_000_000 / we.cpu).toFixed(0)} a second on one core, bare node:http ${they.cpu.toFixed(0)} µs; p99 ${we.p99} ms, bare ${they.p99} ms`,
      { name: `document of ${name}, CPU`, value: we.cpu, unit: 'µs', bound: they.cpu, most: MOST },
    ]);
  }
  return rows;
}

async function pagesOf(api, databaseUrl) {
  const [work] = await readJson(`${api}/api/artworks`);
  const [event] = await readJson(`${api}/api/events`);
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    // The demo's certificates have new numbers in each gallery.
    const [[certificate]] = await connection.query('SELECT coa_id AS coaId FROM certificates LIMIT 1');
    return [
      ['the home page', '/'],
      ['fine art', '/fine-art'],
      ['a work', `/fine-art/${work.slug}`],
      ['an event', `/live-event/${event.tag}`],
      ['a certificate', `/certificate/${certificate.coaId}`],
    ];
  } finally {
    await connection.end();
  }
}

const readJson = async (url) => (await fetch(url)).json();
