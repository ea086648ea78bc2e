/**
 * The baseline for broadcasts: bare ws. Each POST is answered, then the file's bytes are sent to every socket.
 * argv: file with the message. Prints its port.
 */
import fs from 'node:fs';
import http from 'node:http';
import { WebSocketServer } from 'ws';

const message = fs.readFileSync(process.argv[2]);
const server = http.createServer((_request, response) => {
  response.writeHead(200).end();
  for (const client of sockets.clients) client.send(message, { binary: false });
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
