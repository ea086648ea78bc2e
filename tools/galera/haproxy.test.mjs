import fs from 'node:fs';
import path from 'node:path';

const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../deploy/galera/haproxy.cfg'), 'utf8');
const sent = [...text.matchAll(/tcp-check send-binary ([0-9a-f]+)/g)].map(([, hex]) =>
  Buffer.from(hex, 'hex'),
);
const question = /tcp-check send "(.*)"/.exec(text)?.[1] ?? '';

/** The length that a packet's header gives. */
const given = (packet) => packet.readUIntLE(0, 3);

test('a node’s check signs in as the user without privileges, queries and disconnects', () => {
  const [signIn, ask, leave] = sent;
  expect(given(signIn)).toBe(signIn.length - 4);
  expect(signIn.toString('latin1')).toContain('health\0');
  // After the header comes the command byte, which counts toward the query's length.
  expect([given(ask), ask[4]]).toEqual([question.length + 1, 3]);
  expect([...leave]).toEqual([1, 0, 0, 0, 1]);
});

test('the expected text is not part of the query as the server repeats it', () => {
  const expected = /tcp-check expect string (writable)/.exec(text)?.[1];
  expect(question).toContain(`'${expected}'`);
  expect(question).toMatch(/\) AS answer FROM /);
});
