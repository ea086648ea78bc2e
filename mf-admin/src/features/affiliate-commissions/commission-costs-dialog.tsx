import { latestAffiliateCommission, updateAffiliateCommissionCosts } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, calculateAffiliateCommission, formatMoneyWithCents, parseRate } from '@gallery/domain';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { parseDollars } from '../../components/forms/input-values';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import styles from './affiliate-commissions.module.css';
import { artworkLabel } from './affiliate-commission-labels';

export interface CommissionCostsDialogProps {
  /** As it was when the dialog was opened. */
  commission: AffiliateCommission;
  onClose: () => void;
}

const COSTS = ['production', 'shipping', 'paymentFee'] as const;
type Cost = (typeof COSTS)[number];

const LABELS: Record<Cost, string> = {
  production: 'Production',
  shipping: 'Shipping',
  paymentFee: 'Payment fee',
};

/** Corrects what the prints of an order line cost; its net profit and its commission follow. */
export function CommissionCostsDialog({ onClose, ...props }: CommissionCostsDialogProps) {
  const {
    opened,
    seen: commission,
    acceptConflict,
  } = useLatestRecord(props.commission, latestAffiliateCommission);
  const form = useMutationForm({
    mutation: updateAffiliateCommissionCosts(commission),
    defaultValues: toCostFields(opened),
    validate: validateCosts,
    toRequest: parseCosts,
    toast: 'Costs saved',
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const costs = parseCosts(form.watch());
  return (
    <FormDialog
      form={form}
      title={`Costs of ${opened.title}`}
      saveLabel="Save costs"
      failureTitle="The costs were not saved."
      conflict={{ of: 'line', onTake: () => form.reset(toCostFields(commission)) }}
      onClose={onClose}
    >
      <FieldGrid columns={3}>
        <FullWidth>
          <p className={styles.sentence}>
            {artworkLabel(commission)}, order {commission.orderNumber}, sold for{' '}
            {formatMoneyWithCents(toCents(commission.price))}. Enter costs for the whole line, in dollars.
          </p>
        </FullWidth>
        {COSTS.map((cost) => (
          <form.TextField
            key={cost}
            name={cost}
            label={LABELS[cost]}
            inputMode="decimal"
            hint={changedMeanwhileHint(toCostFields(opened)[cost], toCostFields(commission)[cost])}
          />
        ))}
        <FullWidth>
          <output className={styles.sentence}>
            {Object.values(costs).every(Number.isFinite) && commissionResultLabel(commission, costs)}
          </output>
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
  const errors: Partial<Record<Cost, string>> = {};
  for (const cost of COSTS)
    if (parseDollars(typed[cost]) === undefined) errors[cost] = 'Enter an amount in dollars, or 0 for none.';
  return errors;
}

/** The costs as they are sent; NaN for what is not a sum. */
const parseCosts = (typed: PrintCostFields): Record<Cost, number> => ({
  production: parseDollars(typed.production) ?? Number.NaN,
  shipping: parseDollars(typed.shipping) ?? Number.NaN,
  paymentFee: parseDollars(typed.paymentFee) ?? Number.NaN,
});

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

const changedMeanwhileHint = (before: string, now: string): string | undefined =>
  before === now ? undefined : `Now: ${now || 'unknown'}`;
