import { orderReferralQuery, affiliatesQuery, latestOrder, setOrderReferral } from '@gallery/api-client';
import type { OrderRecord, OrderAttribution as Referral, Affiliate } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { FoldedSection, HelpText } from '../../components/page/page-section';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { useIsOwner } from '../../components/session/staff-session';
import { QueryState } from '../../components/feedback/query-state';
import { attributionStatusLabel } from '../../components/text/labels';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { SearchPicker, type PickerOption, type PickerProps } from '../../components/forms/record-picker';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** Which affiliate an order is credited to, and whether that counts; the owner can set it by hand. */
export function OrderAttribution({ order: { receipt } }: { order: Pick<OrderRecord, 'receipt'> }) {
  const isOwner = useIsOwner();
  const query = useQuery(orderReferralQuery(receipt.orderNumber));
  // Staff have nothing to do where no affiliate brought the order.
  if (!isOwner && query.data?.attributionStatus === null) return null;
  return (
    <FoldedSection title="Referral" note={query.data?.partner?.partnerName}>
      <QueryState query={query} subject="referral">
        {(referral) => (
          <>
            <AttributionDetails referral={referral} />
            {isOwner && <SetAffiliateButton referral={referral} />}
          </>
        )}
      </QueryState>
    </FoldedSection>
  );
}

interface AttributionProps {
  referral: Referral;
}

function AttributionDetails({ referral }: AttributionProps) {
  const { attributionStatus, partner, code, capturedAt, source, reason } = referral;
  if (attributionStatus === null) return <HelpText>No partner referred this order.</HelpText>;
  return (
    <FactList>
      <Fact label="Partner">{partner === null ? (code ?? 'None') : <AffiliateName partner={partner} />}</Fact>
      <Fact label="Status">{attributionStatusLabel(attributionStatus)}</Fact>
      {capturedAt !== null && <DateFact label="Link clicked" at={capturedAt} shape="full" />}
      {source !== null && <Fact label="Came from">{source}</Fact>}
      {reason !== null && <Fact label="Reason">{reason}</Fact>}
    </FactList>
  );
}

function SetAffiliateButton({ referral }: AttributionProps) {
  const [isSetting, setSetting] = useState(false);
  return (
    <div>
      <TextButton onClick={() => setSetting(true)}>
        {referral.partner === null ? 'Assign a partner' : 'Change partner'}
      </TextButton>
      {isSetting && <SetAffiliateDialog referral={referral} onClose={() => setSetting(false)} />}
    </div>
  );
}

/** Staff cannot open the affiliate's page. */
function AffiliateName({ partner: { id, partnerName } }: { partner: NonNullable<Referral['partner']> }) {
  return useIsOwner() ? <Link to={`/admin/partners/${id}`}>{partnerName}</Link> : partnerName;
}

interface SetAffiliateDialogProps {
  /** As it is now. */
  referral: Referral;
  onClose: () => void;
}

/** The owner credits an order to an affiliate by hand: orders that began as an inquiry come without a link. */
function SetAffiliateDialog({ referral, onClose }: SetAffiliateDialogProps) {
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
      title={`Assign ${orderNumber} to a partner`}
      confirmLabel="Save"
      tone="ink"
      failureTitle="The referral was not saved."
      conflict={
        <ConflictNotice subject="order">
          {`Its partner is now ${partner?.partnerName ?? 'nobody'}. Your changes are still here: save again to apply them.`}
        </ConflictNotice>
      }
    >
      <p>The commission is calculated at the partner’s current rate. Payouts already made stay.</p>
      <form.Field name="affiliates">
        {({ value, onChange, error }) => <AffiliatePicker chosen={value} error={error} onChange={onChange} />}
      </form.Field>
      <form.TextAreaField name="reason" label="Reason" hint="Saved with the order" rows={3} maxLength={400} />
    </ConfirmFormDialog>
  );
}

/** One affiliate, found by name, ID or address. */
const AffiliatePicker = (picker: Omit<PickerProps, 'label'>) => (
  <SearchPicker
    {...picker}
    label="Partner"
    hint="Search by name, ID or email. Leave empty for no partner"
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
