/** An event in the benchmark's database, with photos that wait for approval. Approving one publishes it. */
import { randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';

const HOUR_MS = 3_600_000;

/**
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<{ eventId: string, photoIds: string[] }>}
 */
export async function eventWithWaitingPhotos(databaseUrl, count) {
  const connection = await mysql.createConnection(connectionOptions(databaseUrl));
  try {
    const now = new Date();
    const at = (hours) => new Date(now.getTime() + hours * HOUR_MS);
    const eventId = randomUUID();
    await connection.query(
      `INSERT INTO events (id, title, description, status, event_type, location, starts_at, ends_at, needs_approval, created_at, updated_at)
       VALUES (?, 'Bench', '', 'live', 'Bench', 'Bench', ?, ?, 1, ?, ?)`,
      [eventId, at(-1), at(3), now, now],
    );
    const [[{ id: mediaId }]] = await connection.query("SELECT id FROM media WHERE state = 'ready' LIMIT 1");
    const photoIds = Array.from({ length: count }, () => randomUUID());
    for (const id of photoIds) {
      await connection.query(
        `INSERT INTO event_photos (id, event_id, sha256, file_name, media_id, state, captured_at, created_at)
         VALUES (?, ?, ?, 'DSC_0001.JPG', ?, 'waiting', ?, ?)`,
        [id, eventId, id.replaceAll('-', '').repeat(2), mediaId, now, now],
      );
    }
    return { eventId, photoIds };
  } finally {
    await connection.end();
  }
}
