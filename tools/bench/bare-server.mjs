/**
 * The yardstick: node:http sending ready bytes and nothing else.
 * argv: file with the body, JSON of the headers. Prints its port.
 */
import fs from 'node:fs';
import http from 'node:http';

const body = fs.readFileSync(process.argv[2]);
const headers = JSON.parse(process.argv[3]);
const server = http.createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
