import { affiliatesQuery, latestOrder, setOrderReferral } from '@gallery/api-client';
import type { Affiliate, OrderAttribution } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { SearchPicker, type PickerOption, type PickerProps } from '../../components/forms/record-picker';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

export interface SetAffiliateDialogProps {
  /** As it is now. */
  referral: OrderAttribution;
  onClose: () => void;
}

/** The owner credits an order to an affiliate by hand: orders that began as an inquiry come without a link. */
export function SetAffiliateDialog({ referral, onClose }: SetAffiliateDialogProps) {
  const { orderNumber, orderVersion, partner } = referral;
  const order = useLatestRecord<{ version: number }>({ version: orderVersion }, latestOrder);
  const affiliates: readonly PickerOption[] = partner ? [affiliateOption(partner)] : [];
  const form = useMutationForm({
    mutation: setOrderReferral(orderNumber),
    defaultValues: { affiliates, reason: '' },
    fieldNames: { partnerId: 'affiliates' },
    toRequest: ({ affiliates: [affiliate], reason }) => ({
      partnerId: affiliate?.id ?? null,
      reason,
      version: order.seen.version,
    }),
    toast: 'Referral saved',
    onSuccess: onClose,
    onError: order.acceptConflict,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Whose sale was ${orderNumber}?`}
      confirmLabel="Save"
      tone="ink"
      failureTitle="The referral was not saved."
      conflict={
        <ConflictNotice subject="order">
          {`Its partner is ${partner?.partnerName ?? 'nobody'} now. What you entered is still here: save again to let it hold.`}
        </ConflictNotice>
      }
    >
      <p>Commission follows, at the partner’s rate of today. What was paid out already stays.</p>
      <form.Field name="affiliates">
        {({ value, onChange, error }) => <AffiliatePicker chosen={value} error={error} onChange={onChange} />}
      </form.Field>
      <form.TextAreaField name="reason" label="Reason" hint="Kept with the order" rows={3} maxLength={400} />
    </ConfirmFormDialog>
  );
}

/** One affiliate, found by name, ID or address. */
const AffiliatePicker = (picker: Omit<PickerProps, 'label'>) => (
  <SearchPicker
    {...picker}
    label="Partner"
    hint="By name, ID or address; none when left empty"
    isMany={false}
    queryOf={(q) => affiliatesQuery({ q }, null)}
    toOption={(row) => affiliateOption(row)}
  />
);

const affiliateOption = ({
  partnerName,
  partnerId,
}: Pick<Affiliate, 'partnerName' | 'partnerId'>): PickerOption => ({
  id: partnerId,
  label: partnerName,
  detail: partnerId,
});
