import { updateAffiliateCommissionCosts } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, calculateAffiliateCommission, formatMoneyWithCents, parseRate } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { parseDollars } from '../../components/forms/parse-dollars';
import styles from './affiliate-commissions.module.css';
import { artworkLabel } from './affiliate-commission-labels';
import { useCommissionVersion } from './use-commission-version';

export interface CommissionCostsDialogProps {
  /** As it stood when the dialog was opened. */
  line: AffiliateCommission;
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
export function CommissionCostsDialog({ line: opened, onClose }: CommissionCostsDialogProps) {
  const { commission: line, acceptConflict: learn } = useCommissionVersion(opened);
  const [typed, setTyped] = useState(() => toCostFields(opened));
  const [own, setOwn] = useState<Partial<Record<Cost, string>>>({});
  const { mutate, isPending, error, reset } = useMutation(updateAffiliateCommissionCosts(line));
  const sums = parseCosts(typed);
  const save = () => {
    setOwn(validateCosts(typed));
    if (sums === null) return;
    mutate(sums, {
      onSuccess: () => {
        showToast({ title: 'Costs saved' });
        onClose();
      },
      onError: learn,
    });
  };
  return (
    <FormDialog
      title={`Costs of ${opened.title}`}
      saveLabel="Save costs"
      isBusy={isPending}
      failure={error}
      failureTitle="The costs were not saved."
      conflict={{
        of: 'line',
        onTake: () => {
          setTyped(toCostFields(line));
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid columns={3}>
        <FullWidth>
          <p className={styles.sentence}>
            {artworkLabel(line)}, order {line.orderNumber}, sold for{' '}
            {formatMoneyWithCents(toCents(line.price))}. Costs are those of the whole line, in dollars.
          </p>
        </FullWidth>
        {COSTS.map((cost) => (
          <TextField
            key={cost}
            look="boxed"
            label={LABELS[cost]}
            inputMode="decimal"
            hint={changedMeanwhileHint(toCostFields(opened)[cost], toCostFields(line)[cost])}
            value={typed[cost]}
            error={own[cost] ?? fieldError(error, cost)}
            readOnly={isPending}
            onChange={({ target }) => {
              setTyped((before) => ({ ...before, [cost]: target.value }));
              setOwn({});
            }}
          />
        ))}
        <FullWidth>
          <output className={styles.sentence}>{sums && commissionResultLabel(line, sums)}</output>
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}

type PrintCostFields = Record<Cost, string>;

const toCostFields = ({
  areCostsKnown,
  production,
  shipping,
  paymentFee,
}: AffiliateCommission): PrintCostFields => ({
  production: areCostsKnown ? production.toFixed(2) : '',
  shipping: areCostsKnown ? shipping.toFixed(2) : '',
  paymentFee: paymentFee.toFixed(2),
});

function validateCosts(typed: PrintCostFields): Partial<Record<Cost, string>> {
  const faults: Partial<Record<Cost, string>> = {};
  for (const cost of COSTS)
    if (parseDollars(typed[cost]) === undefined) faults[cost] = 'Please enter a sum in dollars, 0 for none.';
  return faults;
}

/** The costs as they are sent; null while one of them is no sum. */
function parseCosts(typed: PrintCostFields): Record<Cost, number> | null {
  const production = parseDollars(typed.production);
  const shipping = parseDollars(typed.shipping);
  const paymentFee = parseDollars(typed.paymentFee);
  if (production === undefined || shipping === undefined || paymentFee === undefined) return null;
  return { production, shipping, paymentFee };
}

/** What the costs that stand in the form come to. */
function commissionResultLabel({ price, rate }: AffiliateCommission, sums: Record<Cost, number>): string {
  const { netCents, commissionCents } = calculateAffiliateCommission(
    toCents(price),
    {
      productionCents: toCents(sums.production),
      shippingCents: toCents(sums.shipping),
      paymentFeeCents: toCents(sums.paymentFee),
    },
    parseRate(rate) ?? 0,
  );
  return `Net profit ${formatMoneyWithCents(netCents)}, commission at ${rate}% ${formatMoneyWithCents(commissionCents)}.`;
}

/** What somebody else has made of a cost meanwhile. */
const changedMeanwhileHint = (before: string, now: string): string | undefined =>
  before === now ? undefined : `Meanwhile: ${now || 'unknown'}`;
