import { normalizeAffiliateCode, referralPath } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { FormSelectField, FormTextAreaField, FormTextField } from '@gallery/ui/forms';
import { LabelOptions } from '../../components/forms/label-options';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import type { AffiliateFields } from './affiliate-form';
import { AFFILIATE_STATUS_LABELS } from './affiliate-filters';

export interface AffiliateFieldsetProps {
  /** The affiliate's code as it is typed. */
  partnerId: string;
  /** What somebody else has changed meanwhile, by field. */
  changedHints?: Partial<Record<keyof AffiliateFields, string>>;
}

/** The fields of a form whose values include `AffiliateFields`. */
export function AffiliateFieldset({ partnerId, changedHints = {} }: AffiliateFieldsetProps) {
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
          {...field('partnerId', code === '' ? 'Stands in the link' : origin + referralPath(code))}
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
        {...field('commissionRate', 'Of the net profit, for orders from now on')}
        label="Commission Rate (%)"
        type="number"
        min={0}
        max={100}
        step={0.01}
        placeholder="20.00"
      />
      <FormSelectField<AffiliateFields>
        {...field('status', 'The link of an inactive partner earns nothing')}
        label="Status"
      >
        <LabelOptions labels={AFFILIATE_STATUS_LABELS} />
      </FormSelectField>
      <FullWidth>
        <FormTextAreaField<AffiliateFields>
          {...field('notes', 'For the gallery alone')}
          label="Notes"
          rows={3}
          maxLength={2_000}
        />
      </FullWidth>
    </FieldGrid>
  );
}
