import { statementErrors, type StatementAmounts } from './affiliate-statement';

const LINE = {
  code: 'CL-7K3M-Q9XD',
  price: 15_000,
  production: 1_650,
  shipping: 400,
  paymentFee: 450,
  net: 12_500,
  rate: '20.00',
  commission: 2_500,
};
const month = (options: Partial<StatementAmounts> = {}): StatementAmounts => ({
  opening: 60,
  lines: [LINE],
  reversals: [{ amount: 10.01 }],
  payouts: [{ amount: 60 }],
  closing: 2_489.99,
  ...options,
});

test('a statement that adds up has no errors', () => {
  expect(statementErrors(month())).toEqual({ lines: [], closing: false });
});

test.each([{ commission: 2_500.01 }, { net: 12_499 }, { rate: '21.00' }, { rate: 'much' }, { shipping: 0 }])(
  'a line that does not follow from its figures is reported (%#)',
  (change) => {
    expect(statementErrors(month({ lines: [{ ...LINE, ...change }] })).lines).toEqual(['CL-7K3M-Q9XD']);
  },
);

test('a closing balance that does not follow from the opening one is reported', () => {
  expect(statementErrors(month({ closing: 2_490 }))).toEqual({ lines: [], closing: true });
});
