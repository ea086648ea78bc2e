import { queryFingerprint } from './query-fingerprint';

test.each([
  ['SELECT * FROM orders WHERE id = ?', 'SELECT * FROM orders WHERE id = ?'],
  [
    "SELECT 1 FROM orders WHERE customer_email = 'ada@example.com'",
    'SELECT ? FROM orders WHERE customer_email = ?',
  ],
  ["SELECT \"it\\\"s hers\", 'it''s his' FROM notes LIMIT 20", 'SELECT ?, … FROM notes LIMIT ?'],
  ['SELECT id FROM prints WHERE id IN (?, ?, ?)', 'SELECT id FROM prints WHERE id IN (?, …)'],
  ['INSERT INTO visits (a, b) VALUES (?, ?), (?, ?), (?, ?)', 'INSERT INTO visits (a, b) VALUES (?, …), …'],
  ['SELECT\n    t1.id\n  FROM t1', 'SELECT t1.id FROM t1'],
  [
    'SELECT `o`.`id` AS `o_id`, `o`.`number` AS `o_number`, `o`.`version` AS `o_version` FROM `orders` `o` WHERE `o`.`id` = ?',
    'SELECT … FROM `orders` `o` WHERE `o`.`id` = ?',
  ],
  ['INSERT INTO `orders`(`id`, `number`) VALUES (?, ?)', 'INSERT INTO `orders`(…) VALUES (?, …)'],
])('the shape of %j', (query, shape) => {
  expect(queryFingerprint(query)).toBe(shape);
});

test('a long query is identified by its beginning', () => {
  expect(queryFingerprint(`SELECT ${'column, '.repeat(200)}`)).toHaveLength(500);
});
