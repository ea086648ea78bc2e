/**
 * The baseline for the console's lists: node:http that runs SELECT 1 on the same database and sends the result.
 * argv: DATABASE_URL. Prints its port.
 */
import http from 'node:http';
import { connectionOptions } from '../database/connection.mjs';
import mysql from 'mysql2/promise';

const pool = mysql.createPool({ ...connectionOptions(process.argv[2]), connectionLimit: 10 });
const answer = async (response) => {
  const [rows] = await pool.query('SELECT 1 AS one');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows));
};
const server = http.createServer((_request, response) => void answer(response));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
