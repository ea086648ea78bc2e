import { createAffiliate, latestAffiliate, updateAffiliate } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { normalizeAffiliateCode, referralPath } from '@gallery/domain';
import { showToast, useGallerySettings } from '@gallery/session';
import { FormSelectField, FormTextAreaField, FormTextField } from '@gallery/ui/forms';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import {
  toAffiliateRequest,
  validateAffiliate,
  toAffiliateFields,
  hasRequiredFields,
  mergeAffiliateFields,
  newAffiliate,
  changedMeanwhileHints,
  type AffiliateFields,
} from './affiliate-form';
import { LabelOptions } from '../../components/forms/label-options';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { AFFILIATE_STATUS_LABELS } from './affiliate-filters';
import { OpenRecord } from '../../components/live-updates/live-records';

interface AddAffiliateDialogProps {
  /** Percent that new affiliates get unless the owner says otherwise. */
  defaultRate: number;
  onClose: () => void;
  onAdded: (partner: Affiliate) => void;
}

/** Adds an affiliate. What was typed stays when saving fails. */
export function AddAffiliateDialog({ defaultRate, onClose, onAdded }: AddAffiliateDialogProps) {
  const form = useMutationForm({
    mutation: createAffiliate(),
    defaultValues: { ...newAffiliate(defaultRate), sendWelcome: true },
    validate: validateAffiliate,
    toRequest: ({ sendWelcome, ...fields }) => ({ ...toAffiliateRequest(fields), sendWelcome }),
    toast: (affiliate, { sendWelcome }) => ({
      title: 'Partner Created',
      ...(sendWelcome && { description: `${affiliate.partnerName} will get their links by email.` }),
    }),
    onSuccess: onAdded,
    onError: () => showToast({ title: 'Failed to create partner. Please try again.', tone: 'destructive' }),
  });
  const fields = form.watch();
  return (
    <FormDialog
      form={form}
      title="Add Partner"
      saveLabel="Add Partner"
      isReady={hasRequiredFields(fields)}
      failureTitle="Failed to create partner."
      onClose={onClose}
    >
      <AffiliateFieldset partnerId={fields.partnerId} />
      <form.Checkbox name="sendWelcome" label="Email them their referral link and statement link" />
    </FormDialog>
  );
}

/** Edits an affiliate. If someone else saved first, each field shows what is there now. */
export function EditAffiliateDialog({ partner, onClose }: { partner: Affiliate; onClose: () => void }) {
  const { opened, seen, acceptConflict } = useLatestRecord(partner, latestAffiliate);
  const form = useMutationForm({
    mutation: updateAffiliate(seen),
    defaultValues: toAffiliateFields(opened),
    validate: validateAffiliate,
    toRequest: toAffiliateRequest,
    toast: 'Partner Updated',
    onSuccess: onClose,
    onError: (error, sent) => {
      const latest = acceptConflict(error);
      if (latest) form.change(mergeAffiliateFields(seen, sent, latest));
      else showToast({ title: 'Failed to update partner. Please try again.', tone: 'destructive' });
    },
  });
  const fields = form.watch();
  return (
    <OpenRecord record={{ kind: 'affiliate', id: opened.id }}>
      <FormDialog
        form={form}
        title={`Edit ${opened.partnerName}`}
        saveLabel="Save changes"
        isReady={hasRequiredFields(fields)}
        failureTitle="Failed to update partner."
        conflict={{ of: 'partner', onTake: () => form.reset(toAffiliateFields(seen)) }}
        onClose={onClose}
      >
        <AffiliateFieldset
          partnerId={fields.partnerId}
          changedHints={changedMeanwhileHints(opened, fields, seen)}
        />
      </FormDialog>
    </OpenRecord>
  );
}

interface AffiliateFieldsetProps {
  /** The affiliate's code as it is typed. */
  partnerId: string;
  /** What someone else has changed meanwhile, by field. */
  changedHints?: Partial<Record<keyof AffiliateFields, string>>;
}

/** The fields of a form whose values include `AffiliateFields`. */
function AffiliateFieldset({ partnerId, changedHints = {} }: AffiliateFieldsetProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  const code = normalizeAffiliateCode(partnerId);
  const field = <Name extends keyof AffiliateFields>(name: Name, hint?: string) => ({
    name,
    hint: changedHints[name] ?? hint,
  });
  return (
    <FieldGrid>
      <FullWidth>
        <FormTextField<AffiliateFields>
          {...field('partnerName')}
          label="Partner Name"
          maxLength={120}
          autoComplete="off"
        />
      </FullWidth>
      <FullWidth>
        <FormTextField<AffiliateFields>
          {...field('partnerId', code === '' ? 'Used in the link' : origin + referralPath(code))}
          label="Partner ID"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FullWidth>
      <FullWidth>
        <FormTextField<AffiliateFields>
          {...field('email')}
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="off"
        />
      </FullWidth>
      <FormTextField<AffiliateFields>
        {...field('commissionRate', 'Percent of net profit, for new orders')}
        label="Commission Rate (%)"
        type="number"
        min={0}
        max={100}
        step={0.01}
        placeholder="20.00"
      />
      <FormSelectField<AffiliateFields>
        {...field('status', 'Links of inactive partners earn no commission')}
        label="Status"
      >
        <LabelOptions labels={AFFILIATE_STATUS_LABELS} />
      </FormSelectField>
      <FullWidth>
        <FormTextAreaField<AffiliateFields>
          {...field('notes', 'Internal only')}
          label="Notes"
          rows={3}
          maxLength={2_000}
        />
      </FullWidth>
    </FieldGrid>
  );
}
