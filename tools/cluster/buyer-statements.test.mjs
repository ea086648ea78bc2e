import { contradictionsIn } from './buyer-statements.mjs';

const purchase = (outcome, editionNumbers) => ({
  email: 'ada@cluster.example',
  outcome,
  orderNumber: 'TF-1',
  editionNumbers,
});
const order = (status, editionNumber = null) => ({ orderNumber: 'TF-1', status, editionNumber });

test.each([
  ['whose receipt shows the number they own', purchase('bought', [3]), [order('confirmed', 3)]],
  ['who was refused and whose order was cancelled', purchase('refused'), [order('cancelled')]],
  ['who got an error and has no order', purchase('failed'), []],
  ['who paid and never saw a receipt', purchase('unknown'), [order('confirmed', 3)]],
])('accepts a buyer %s', (_case, bought, orders) => {
  expect(contradictionsIn(bought, orders)).toEqual([]);
});

test.each([
  ['shows another number', purchase('bought', [3]), [order('confirmed', 4)]],
  ['shows a number that was not sold', purchase('bought', [3]), [order('pending')]],
  ['shows no number for a sold print', purchase('bought', []), [order('confirmed', 3)]],
  ['is an error for a print that was sold', purchase('failed'), [order('confirmed', 3)]],
])('reports a buyer whose response %s', (_case, bought, orders) => {
  expect(contradictionsIn(bought, orders)).toHaveLength(1);
});
