import { correctCommissionLine } from '@gallery/api-client';
import type { CommissionLine } from '@gallery/contracts';
import { cents, commissionOf, formatSum, readRate } from '@gallery/domain';
import { notify } from '@gallery/session';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faultAt } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import { typedSum } from '../../parts/typed-sum';
import styles from './ledger.module.css';
import { workWords } from './line-words';
import { useSeenLine } from './use-seen-line';

export interface CostsDialogProps {
  /** As it stood when the dialog was opened. */
  line: CommissionLine;
  onClose: () => void;
}

const COSTS = ['production', 'shipping', 'paymentFee'] as const;
type Cost = (typeof COSTS)[number];

const LABELS: Record<Cost, string> = {
  production: 'Production',
  shipping: 'Shipping',
  paymentFee: 'Payment fee',
};

/** Corrects what a line's prints cost; its net and its commission follow. */
export function CostsDialog({ line: opened, onClose }: CostsDialogProps) {
  const { line, learn } = useSeenLine(opened);
  const [typed, setTyped] = useState(() => costsOf(opened));
  const [own, setOwn] = useState<Partial<Record<Cost, string>>>({});
  const { mutate, isPending, error, reset } = useMutation(correctCommissionLine(line));
  const sums = sumsOf(typed);
  const save = () => {
    setOwn(faultsOf(typed));
    if (sums === null) return;
    mutate(sums, {
      onSuccess: () => {
        notify({ title: 'Costs saved' });
        onClose();
      },
      onError: learn,
    });
  };
  return (
    <FormDialog
      title={`Costs of ${opened.title}`}
      saveWord="Save costs"
      isBusy={isPending}
      failure={error}
      failureTitle="The costs were not saved."
      conflict={{
        of: 'line',
        onTake: () => {
          setTyped(costsOf(line));
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid columns={3}>
        <WholeRow>
          <p className={styles.sentence}>
            {workWords(line)}, order {line.orderNumber}, sold for {formatSum(cents(line.price))}. Costs are
            those of the whole line, in dollars.
          </p>
        </WholeRow>
        {COSTS.map((cost) => (
          <TextField
            key={cost}
            look="boxed"
            label={LABELS[cost]}
            inputMode="decimal"
            hint={newsOf(costsOf(opened)[cost], costsOf(line)[cost])}
            value={typed[cost]}
            error={own[cost] ?? faultAt(error, cost)}
            readOnly={isPending}
            onChange={({ target }) => {
              setTyped((before) => ({ ...before, [cost]: target.value }));
              setOwn({});
            }}
          />
        ))}
        <WholeRow>
          <output className={styles.sentence}>{sums && resultWords(line, sums)}</output>
        </WholeRow>
      </FieldGrid>
    </FormDialog>
  );
}

type Typed = Record<Cost, string>;

const costsOf = ({ areCostsKnown, production, shipping, paymentFee }: CommissionLine): Typed => ({
  production: areCostsKnown ? production.toFixed(2) : '',
  shipping: areCostsKnown ? shipping.toFixed(2) : '',
  paymentFee: paymentFee.toFixed(2),
});

function faultsOf(typed: Typed): Partial<Record<Cost, string>> {
  const faults: Partial<Record<Cost, string>> = {};
  for (const cost of COSTS)
    if (typedSum(typed[cost]) === undefined) faults[cost] = 'Please enter a sum in dollars, 0 for none.';
  return faults;
}

/** The costs as they are sent; null while one of them is no sum. */
function sumsOf(typed: Typed): Record<Cost, number> | null {
  const production = typedSum(typed.production);
  const shipping = typedSum(typed.shipping);
  const paymentFee = typedSum(typed.paymentFee);
  if (production === undefined || shipping === undefined || paymentFee === undefined) return null;
  return { production, shipping, paymentFee };
}

/** What the costs that stand in the form come to. */
function resultWords({ price, rate }: CommissionLine, sums: Record<Cost, number>): string {
  const { netCents, commissionCents } = commissionOf(
    cents(price),
    {
      productionCents: cents(sums.production),
      shippingCents: cents(sums.shipping),
      paymentFeeCents: cents(sums.paymentFee),
    },
    readRate(rate) ?? 0,
  );
  return `Net profit ${formatSum(netCents)}, commission at ${rate}% ${formatSum(commissionCents)}.`;
}

/** What somebody else has made of a cost meanwhile. */
const newsOf = (before: string, now: string): string | undefined =>
  before === now ? undefined : `Meanwhile: ${now || 'unknown'}`;
