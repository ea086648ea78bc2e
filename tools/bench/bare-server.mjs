/**
 * The baseline: node:http that sends prepared bytes.
 * argv: file with the body, JSON of the headers, status unless 200. Prints its port.
 */
import fs from 'node:fs';
import http from 'node:http';

const body = fs.readFileSync(process.argv[2]);
const headers = JSON.parse(process.argv[3]);
const status = Number(process.argv[4] ?? 200);
const server = http.createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
