import { AVAILABILITIES } from '@gallery/domain';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { ValueOptions } from '../../../components/forms/label-options';
import { draftFields, type ArtworkFieldsProps } from './artwork-fields';

/** The gallery's own records of an artwork. */
export function InventoryFields(fields: ArtworkFieldsProps) {
  const { set, text } = draftFields(fields);
  const { draft } = fields;
  return (
    <FieldGrid columns={3}>
      <SelectField
        label="Availability"
        look="boxed"
        value={draft.availability}
        onChange={({ target }) =>
          set({ availability: AVAILABILITIES.find((each) => each === target.value) ?? 'available' })
        }
      >
        <ValueOptions
          values={AVAILABILITIES}
          labelOf={(each) => (each === 'available' ? 'available, as the ledger says' : each)}
        />
      </SelectField>
      <SelectField
        label="Live status"
        look="boxed"
        value={draft.liveStatus}
        onChange={({ target }) => set({ liveStatus: target.value === 'hidden' ? 'hidden' : 'live' })}
      >
        <option value="live">live</option>
        <option value="hidden">hidden</option>
      </SelectField>
      <TextField {...text('artistProofs')} label="Artist’s proofs" inputMode="numeric" />
      <TextField {...text('galleryCredit')} label="Gallery credit" />
      <TextField {...text('purchaseLink')} label="Purchase link" type="url" />
      <FullWidth>
        <TextAreaField {...text('notes')} label="Notes" hint="Never shown to the public" rows={3} />
      </FullWidth>
    </FieldGrid>
  );
}
