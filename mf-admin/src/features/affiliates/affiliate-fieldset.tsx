import { normalizeAffiliateCode, referralPath } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import type { AffiliateFields } from './affiliate-form';
import { isAffiliateStatus, AFFILIATE_STATUS_LABELS } from './affiliate-filters';

export interface AffiliateFieldsetProps {
  fields: AffiliateFields;
  onChange: (changed: Partial<AffiliateFields>) => void;
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>;
  /** What somebody else has changed meanwhile, by field. */
  changedHints?: Partial<Record<keyof AffiliateFields, string>>;
  isBusy: boolean;
}

/** The fields of a selling partner. */
export function AffiliateFieldset({
  fields,
  onChange,
  errors: faults,
  changedHints: news = {},
  isBusy,
}: AffiliateFieldsetProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  const code = normalizeAffiliateCode(fields.partnerId);
  const text = (name: keyof AffiliateFields, hint?: string) => ({
    look: 'boxed' as const,
    hint: news[name] ?? hint,
    value: fields[name],
    error: faults[name],
    readOnly: isBusy,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <FieldGrid>
      <FullWidth>
        <TextField {...text('partnerName')} label="Partner Name" maxLength={120} autoComplete="off" />
      </FullWidth>
      <FullWidth>
        <TextField
          {...text('partnerId', code === '' ? 'Stands in the link' : origin + referralPath(code))}
          label="Partner ID"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FullWidth>
      <FullWidth>
        <TextField {...text('email')} label="Email" type="email" maxLength={254} autoComplete="off" />
      </FullWidth>
      <TextField
        {...text('commissionRate', 'Of the net profit, for orders from now on')}
        label="Commission Rate (%)"
        type="number"
        min={0}
        max={100}
        step={0.01}
        placeholder="20.00"
      />
      <SelectField
        look="boxed"
        label="Status"
        hint={news.status ?? 'The link of an inactive partner earns nothing'}
        value={fields.status}
        error={faults.status}
        disabled={isBusy}
        onChange={({ target }) => isAffiliateStatus(target.value) && onChange({ status: target.value })}
      >
        {Object.entries(AFFILIATE_STATUS_LABELS).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      <FullWidth>
        <TextAreaField {...text('notes', 'For the gallery alone')} label="Notes" rows={3} maxLength={2_000} />
      </FullWidth>
    </FieldGrid>
  );
}
