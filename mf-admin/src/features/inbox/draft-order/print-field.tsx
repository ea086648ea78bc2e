import { inventoryPageQuery } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { availableSizes, sizeLabel, type DraftOrderFields } from './draft-order-form';

export interface PrintFieldProps {
  /** The work that the message is about, found at once. */
  first: MessageRecord['artwork'];
  fields: Pick<DraftOrderFields, 'artworkId' | 'size'>;
  /** What the server says about them. */
  errors: { artworkId: string | undefined; size: string | undefined };
  onChange: (changed: Partial<Pick<DraftOrderFields, 'artworkId' | 'size' | 'price'>>) => void;
}

/** A work, found by its title, and a size of it of which numbers are left. Its price is the list's until another is typed. */
export function PrintField({ first, fields, errors: faults, onChange }: PrintFieldProps) {
  const [typed, setTyped] = useState(first?.title ?? '');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...inventoryPageQuery({ q, series: '', tier: '', availability: '', state: 'live' }, null),
    placeholderData: (former) => former,
  });
  const works = data?.items ?? [];
  const work = works.find(({ id }) => id === fields.artworkId);
  const sizes = availableSizes(work?.editions ?? []);
  const chooseSize = (size: string) => {
    const edition = sizes.find((each) => each.size === size);
    onChange({ size, price: edition ? String(edition.price) : '' });
  };
  return (
    <FieldGrid>
      <TextField
        look="boxed"
        label="Find a work"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        look="boxed"
        label="Work"
        value={work?.id ?? ''}
        error={faults.artworkId}
        onChange={({ target }) => onChange({ artworkId: target.value, size: '', price: '' })}
      >
        <option value="">{works.length > 0 || !data ? 'Choose' : 'No work is called that'}</option>
        {works.map(({ id, title, series }) => (
          <option key={id} value={id}>
            {title}, {series}
          </option>
        ))}
      </SelectField>
      <FullWidth>
        <SelectField
          look="boxed"
          label="Size"
          value={fields.size}
          error={faults.size}
          onChange={({ target }) => chooseSize(target.value)}
        >
          <option value="">{work && sizes.length === 0 ? 'No number can be bought now' : 'Choose'}</option>
          {sizes.map((edition) => (
            <option key={edition.editionId} value={edition.size}>
              {sizeLabel(edition)}
            </option>
          ))}
        </SelectField>
      </FullWidth>
      <ErrorNotice title="The works could not be read." failure={error} />
    </FieldGrid>
  );
}
