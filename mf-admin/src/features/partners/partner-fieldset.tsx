import { partnerCode, referralPath } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import type { PartnerFields } from './partner-form';
import { isStatus, STATUS_WORDS } from './partner-words';

export interface PartnerFieldsetProps {
  fields: PartnerFields;
  onChange: (changed: Partial<PartnerFields>) => void;
  /** What is wrong, by field. */
  faults: Partial<Record<string, string>>;
  /** What somebody else has changed meanwhile, by field. */
  news?: Partial<Record<keyof PartnerFields, string>>;
  isBusy: boolean;
}

/** The fields of a selling partner. */
export function PartnerFieldset({ fields, onChange, faults, news = {}, isBusy }: PartnerFieldsetProps) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  const code = partnerCode(fields.partnerId);
  const text = (name: keyof PartnerFields, hint?: string) => ({
    look: 'boxed' as const,
    hint: news[name] ?? hint,
    value: fields[name],
    error: faults[name],
    readOnly: isBusy,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <FieldGrid>
      <WholeRow>
        <TextField {...text('partnerName')} label="Partner Name" maxLength={120} autoComplete="off" />
      </WholeRow>
      <WholeRow>
        <TextField
          {...text('partnerId', code === '' ? 'Stands in the link' : origin + referralPath(code))}
          label="Partner ID"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </WholeRow>
      <WholeRow>
        <TextField {...text('email')} label="Email" type="email" maxLength={254} autoComplete="off" />
      </WholeRow>
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
        onChange={({ target }) => isStatus(target.value) && onChange({ status: target.value })}
      >
        {Object.entries(STATUS_WORDS).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
      <WholeRow>
        <TextAreaField {...text('notes', 'For the gallery alone')} label="Notes" rows={3} maxLength={2_000} />
      </WholeRow>
    </FieldGrid>
  );
}
