#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox as Playwright starts it (the file is its `executablePath`). Playwright speaks WebDriver BiDi with it. The
 * extended-support release lacks some commands that Playwright sends. Those are answered here; all others
 * pass through. Without them, pages use the system's color scheme and motion, which a test cannot choose.
 */
const unknownCommands = new Set(['emulation.setMediaFeaturesOverride']);
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill('SIGTERM'));

let output = '';
let announced = false;
firefox.stderr.on('data', (data) => {
  output = (output + String(data)).slice(-4_000);
  const address = listening.exec(output)?.[1];
  if (announced || address === undefined) return;
  announced = true;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => pass(playwright, `${address}${url ?? ''}`));
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
});

/** Passes messages on in both directions. */
function pass(playwright, address) {
  const connection = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = new Promise((resolve) => connection.once('open', resolve));
  playwright.on('message', async (data) => {
    const command = JSON.parse(String(data));
    if (unknownCommands.has(command.method)) {
      playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      return;
    }
    await opened;
    connection.send(data, { binary: false });
  });
  connection.on('message', (data) => playwright.send(data, { binary: false }));
  connection.on('close', () => playwright.close());
  playwright.on('close', () => connection.close());
}
