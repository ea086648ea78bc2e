import net from 'node:net';
import { once } from 'node:events';
import { findFreePorts, portsFrom, requireFreePorts } from './ports.mjs';

test('PORT moves all four', () => {
  expect(portsFrom('9000')).toEqual({ web: 9000, admin: 9001, sandbox: 9002, api: 9003 });
  expect(portsFrom(undefined).web).toBe(8080);
});

test.each(['abc', '80.5', '0', '65533', '-1'])('PORT=%s is rejected in one sentence', (text) => {
  expect(() => portsFrom(text)).toThrow(`PORT must be a whole number from 1 to 65532, but it is "${text}".`);
});

test('names the port in use and its purpose', async () => {
  const ports = await findFreePorts(18480);
  const server = net.createServer().listen(ports.sandbox, '127.0.0.1');
  await once(server, 'listening');
  await expect(requireFreePorts(ports)).rejects.toThrow(
    `Port ${ports.sandbox}, meant for the Stripe sandbox, is taken`,
  );
  server.close();
  await once(server, 'close');
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});
