import { calculateAffiliateCommission, formatRate } from './affiliate-commission';
import {
  nextAffiliateCommissionState,
  type AffiliateCommissionTransition,
} from './affiliate-commission-transitions';
import { calculateCommissionReversal, type ReversibleCommission } from './affiliate-commission-reversal';
import { statementErrors, statementTotals } from './affiliate-statement';

const SEQUENCES = 100;
const STEPS = 60;

/** Facts as someone would write them on paper: the independent calculation uses nothing else. */
interface Sale {
  line: ReversibleCommission;
  price: number;
  costs: [production: number, shipping: number, fee: number];
  rateBp: number;
  /** What was paid for the order, including tax and fee. */
  total: number;
  returnedPrints: number;
  sumRefunded: number;
  printRefunded: number;
  isVoid: boolean;
  settled: number;
}

/** Repeatable pseudo-random numbers (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An affiliate's commissions under the rules, with what happened to them. */
class Ledger {
  readonly sales: Sale[] = [];
  readonly payouts: number[] = [];
  readonly reversals: number[] = [];
  private rateBp = 2_000;

  constructor(private readonly random: (below: number) => number) {}

  step(): void {
    const steps = [
      () => this.sell(),
      () => this.sell(),
      () => this.refundPrints(),
      () => this.refundSum(),
      () => this.cancel(),
      () => this.changeRate(),
      () => this.approve(),
      () => this.payOut(),
    ];
    steps[this.random(steps.length)]?.();
  }

  private sell(): void {
    const quantity = 1 + this.random(4);
    const price = quantity * (1 + this.random(2_000_000));
    const costs: Sale['costs'] = [this.random(price), this.random(50_000), this.random(60_000)];
    const [productionCents, shippingCents, paymentFeeCents] = costs;
    const { commissionCents } = calculateAffiliateCommission(
      price,
      { productionCents, shippingCents, paymentFeeCents },
      this.rateBp,
    );
    this.sales.push({
      line: {
        state: 'pending',
        quantity,
        commissionCents,
        reversedQuantity: 0,
        reversedCents: 0,
        isPaid: false,
        isAccrued: true,
      },
      price,
      costs,
      rateBp: this.rateBp,
      total: price + this.random(100_000),
      returnedPrints: 0,
      sumRefunded: 0,
      printRefunded: 0,
      isVoid: false,
      settled: 0,
    });
  }

  private refundPrints(): void {
    const sale = this.any();
    if (!sale || sale.returnedPrints >= sale.line.quantity) return;
    sale.returnedPrints += 1;
    const left = sale.total - sale.printRefunded - sale.sumRefunded;
    sale.printRefunded += Math.min(left, Math.floor(sale.total / sale.line.quantity));
    this.reverse(sale);
  }

  private refundSum(): void {
    const sale = this.any();
    const left = sale ? sale.total - sale.printRefunded - sale.sumRefunded : 0;
    if (!sale || left <= 0) return;
    sale.sumRefunded += 1 + this.random(left);
    this.reverse(sale);
    // The same webhook again.
    this.reverse(sale);
  }

  private cancel(): void {
    const sale = this.any();
    if (!sale) return;
    sale.isVoid = true;
    this.reverse(sale);
  }

  private changeRate(): void {
    this.rateBp = this.random(10_001);
  }

  private approve(): void {
    for (const { line } of this.sales) move(line, 'approve');
  }

  /** Everything approved, minus reversals of what was paid before. */
  private payOut(): void {
    const due = this.sales.filter(({ line }) => line.state === 'approved' || line.isPaid);
    const payable = due.reduce((sum, { line, settled }) => sum + restOf(line) - settled, 0);
    if (payable <= 0) return;
    this.payouts.push(payable);
    for (const sale of due) {
      sale.settled = restOf(sale.line);
      sale.line.isPaid = true;
      move(sale.line, 'pay');
    }
  }

  private reverse({ line, ...sale }: Sale): void {
    const reversal = calculateCommissionReversal(line, sale.returnedPrints, {
      totalCents: sale.total,
      refundedCents: sale.sumRefunded + sale.printRefunded,
      printRefundCents: sale.printRefunded,
      isVoid: sale.isVoid,
    });
    if (reversal === null) return;
    this.reversals.push(reversal.cents);
    line.reversedCents += reversal.cents;
    line.reversedQuantity += reversal.quantity;
    line.state = reversal.state;
  }

  private any(): Sale | undefined {
    return this.sales[this.random(Math.max(1, this.sales.length))];
  }
}

const restOf = ({ commissionCents, reversedCents }: ReversibleCommission): number =>
  commissionCents - reversedCents;

function move(line: ReversibleCommission, by: AffiliateCommissionTransition): void {
  line.state = nextAffiliateCommissionState(by, line.state) ?? line.state;
}

/** The affiliate's share of a sale, from the notes alone and in exact numbers. */
function owedFor(sale: Sale): bigint {
  const [production, shipping, fee] = sale.costs;
  const net = BigInt(sale.price - production - shipping - fee);
  const commission = net <= 0n ? 0n : (net * BigInt(sale.rateBp) * 2n + 10_000n) / 20_000n;
  const { quantity } = sale.line;
  const isGone =
    sale.isVoid || sale.returnedPrints === quantity || sale.sumRefunded + sale.printRefunded >= sale.total;
  if (isGone) return 0n;
  const ofPrints = (commission * BigInt(sale.returnedPrints)) / BigInt(quantity);
  const ofSums = (commission * BigInt(sale.sumRefunded)) / BigInt(sale.total);
  const left = commission - ofPrints - ofSums;
  return left < 0n ? 0n : left;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

test('after any sequence of orders, refunds, rate changes and payouts the money adds up to the cent', () => {
  const first = 20_261_122;
  for (let seed = first; seed < first + SEQUENCES; seed += 1) {
    const ledger = new Ledger(randomOf(seed));
    for (let step = 0; step < STEPS; step += 1) {
      ledger.step();
      const { sales, payouts, reversals } = ledger;
      const expected = sales.reduce((total, sale) => total + owedFor(sale), 0n) - BigInt(sum(payouts));
      const month = statementTotals(0, {
        lines: sales.map(({ line }) => line),
        reversals: reversals.map((cents) => ({ cents })),
        payouts: payouts.map((cents) => ({ cents })),
      });
      const unpaid = sum(sales.map(({ line, settled }) => restOf(line) - settled));
      expect({ seed, step, owed: month.closingCents, unpaid }).toEqual({
        seed,
        step,
        owed: Number(expected),
        unpaid: Number(expected),
      });
    }
    expect({ seed, faults: statementErrors(statementOf(ledger)) }).toEqual({
      seed,
      faults: { lines: [], closing: false },
    });
  }
});

/** The statement in dollars, which must agree. */
function statementOf({ sales, reversals, payouts }: Ledger) {
  const lines = sales.map(({ line, price, costs: [production, shipping, fee], rateBp }, index) => ({
    code: `CL-${index}`,
    price: price / 100,
    production: production / 100,
    shipping: shipping / 100,
    paymentFee: fee / 100,
    net: (price - production - shipping - fee) / 100,
    rate: formatRate(rateBp),
    commission: line.commissionCents / 100,
  }));
  const closing = sum(sales.map(({ line }) => line.commissionCents)) - sum(reversals) - sum(payouts);
  return {
    opening: 0,
    lines,
    reversals: reversals.map((cents) => ({ amount: cents / 100 })),
    payouts: payouts.map((cents) => ({ amount: cents / 100 })),
    closing: closing / 100,
  };
}
