import { AVAILABILITIES } from '@gallery/domain';
import { SelectField, TextAreaField, TextField } from '@gallery/ui';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import type { ArtworkFieldsProps } from './artwork-fields';

/** The gallery's own records of an artwork. */
export function InventoryFields({ draft, change, errors }: ArtworkFieldsProps) {
  const set = (part: Partial<typeof draft>) => change((before) => ({ ...before, ...part }));
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
        {AVAILABILITIES.map((each) => (
          <option key={each} value={each}>
            {each === 'available' ? 'available, as the ledger says' : each}
          </option>
        ))}
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
      <TextField
        label="Artist’s proofs"
        look="boxed"
        inputMode="numeric"
        value={draft.artistProofs}
        error={errors.artistProofs}
        onChange={({ target }) => set({ artistProofs: target.value })}
      />
      <TextField
        label="Gallery credit"
        look="boxed"
        value={draft.galleryCredit}
        error={errors.galleryCredit}
        onChange={({ target }) => set({ galleryCredit: target.value })}
      />
      <TextField
        label="Purchase link"
        look="boxed"
        type="url"
        value={draft.purchaseLink}
        error={errors.purchaseLink}
        onChange={({ target }) => set({ purchaseLink: target.value })}
      />
      <FullWidth>
        <TextAreaField
          label="Notes"
          look="boxed"
          hint="Never shown to the public"
          rows={3}
          value={draft.notes}
          error={errors.notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </FullWidth>
    </FieldGrid>
  );
}
