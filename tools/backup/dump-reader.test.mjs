import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { DumpReader, rowsIn } from './dump-reader.mjs';

async function read(dump, chunkSize = 7) {
  const bytes = Buffer.from(dump);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, at) =>
    bytes.subarray(at * chunkSize, (at + 1) * chunkSize),
  );
  const reader = new DumpReader();
  const passed = await buffer(Readable.from(chunks).pipe(reader));
  return { text: passed.toString(), ...reader.summary };
}

test('counts rows by their parentheses outside quotes', () => {
  expect(rowsIn(String.raw`(1,'a) , (b'),(2,'it\'s (so'),(3,NULL);`)).toBe(3);
  expect(rowsIn(String.raw`(1,'ends in a backslash \\'),(2,'');`)).toBe(2);
});

test('counts rows by table, one per line from MariaDB and all in one line from MySQL', async () => {
  const { tables } = await read(
    [
      'CREATE TABLE `editions` (',
      'INSERT INTO `editions` VALUES',
      "(1,'“Night Bloom” (1)'),",
      "(2,'b');",
      'CREATE TABLE `orders` (',
      "INSERT INTO `orders` (`id`, `number`) VALUES (1,'a'),(2,'b'),(3,'c');",
      'CREATE TABLE `refunds` (',
      '',
    ].join('\n'),
  );
  expect(tables).toEqual({ editions: 2, orders: 3, refunds: 0 });
});

test('passes bytes unchanged in chunks of any size', async () => {
  const dump = "INSERT INTO `works` VALUES\n(1,'Künstlerin 写真 \\n');\n-- Dump completed";
  expect(await read(dump, 3)).toMatchObject({ text: dump, isWhole: true });
});

test('a trigger loses the account that created it', async () => {
  const made =
    '/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER kept BEFORE DELETE */;;\n';
  const { text } = await read(made);
  expect(text).toBe('/*!50003 CREATE*/ /*!50003 TRIGGER kept BEFORE DELETE */;;\n');
});

test.each([
  ["-- CHANGE MASTER TO MASTER_LOG_FILE='log.000003', MASTER_LOG_POS=1234;\n", 'log.000003', 1234],
  [
    "-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='binlog.000042', SOURCE_LOG_POS=157;\n",
    'binlog.000042',
    157,
  ],
])('reads the binary log position from %s', async (line, file, position) => {
  expect((await read(line)).log).toEqual({ file, position });
});

test('a dump without its last line is incomplete', async () => {
  expect((await read('CREATE TABLE `orders` (\n')).isWhole).toBe(false);
});
