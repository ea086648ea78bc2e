import { inventoryPageQuery } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { Problem } from '../../parts/problem';
import { sizesOf, sizeWords, type SaleFields } from './sale-form';

export interface ChoosePrintProps {
  /** The work that the message is about, found at once. */
  first: MessageRecord['artwork'];
  fields: Pick<SaleFields, 'artworkId' | 'size'>;
  /** What the server says about them. */
  faults: { artworkId: string | undefined; size: string | undefined };
  onChange: (changed: Partial<Pick<SaleFields, 'artworkId' | 'size' | 'price'>>) => void;
}

/** A work, found by its title, and a size of it of which numbers are left. Its price is the list's until another is typed. */
export function ChoosePrint({ first, fields, faults, onChange }: ChoosePrintProps) {
  const [typed, setTyped] = useState(first?.title ?? '');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...inventoryPageQuery({ q, series: '', tier: '', availability: '', state: 'live' }, null),
    placeholderData: (former) => former,
  });
  const works = data?.items ?? [];
  const work = works.find(({ id }) => id === fields.artworkId);
  const sizes = sizesOf(work?.editions ?? []);
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
      <WholeRow>
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
              {sizeWords(edition)}
            </option>
          ))}
        </SelectField>
      </WholeRow>
      <Problem title="The works could not be read." failure={error} />
    </FieldGrid>
  );
}
