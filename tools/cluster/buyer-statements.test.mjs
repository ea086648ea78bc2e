import { contradictionIn } from './buyer-statements.mjs';

const told = (outcome, numbers) => ({ email: 'ada@cluster.example', outcome, orderNumber: 'TF-1', numbers });
const order = (status, number = null) => ({ orderNumber: 'TF-1', status, number });

test.each([
  ['who was told the number they have', told('bought', [3]), [order('confirmed', 3)]],
  ['who was sent away, and whose order came to nothing', told('refused'), [order('cancelled')]],
  ['who met an error, and has no order', told('failed'), []],
  ['who paid and was told nothing more', told('unknown'), [order('confirmed', 3)]],
])('nobody lied to a buyer %s', (_case, purchase, rows) => {
  expect(contradictionIn(purchase, rows)).toEqual([]);
});

test.each([
  ['a number that is another', told('bought', [3]), [order('confirmed', 4)]],
  ['a number where there is none', told('bought', [3]), [order('pending')]],
  ['no, and sold a print', told('failed'), [order('confirmed', 3)]],
])('a buyer who was told %s was lied to', (_case, purchase, rows) => {
  expect(contradictionIn(purchase, rows)).toHaveLength(1);
});
