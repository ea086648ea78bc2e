import { inventoryPageQuery } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { SelectField, TextField } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { availableSizes, sizeLabel, type DraftOrderFields } from './draft-order-form';

export interface PrintFieldProps {
  form: AppForm<DraftOrderFields>;
  /** The artwork that the message is about, found at once. */
  first: MessageRecord['artwork'];
}

/** An artwork, found by its title, and a size of it that is available. Its price is the list's until another is typed. */
export function PrintField({ form, first }: PrintFieldProps) {
  const [typed, setTyped] = useState(first?.title ?? '');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...inventoryPageQuery({ q, series: '', tier: '', availability: '', state: 'live' }, null),
    placeholderData: (former) => former,
  });
  const artworkId = form.watch('artworkId');
  const artworks = data?.items ?? [];
  const artwork = artworks.find(({ id }) => id === artworkId);
  const sizes = availableSizes(artwork?.editions ?? []);
  const chooseSize = (size: string) => {
    const edition = sizes.find((each) => each.size === size);
    form.change({ size, price: edition ? String(edition.price) : '' });
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
      <form.Field name="artworkId">
        {(field) => (
          <SelectField
            look="boxed"
            label="Work"
            value={artwork?.id ?? ''}
            error={field.error}
            onChange={({ target }) => form.change({ artworkId: target.value, size: '', price: '' })}
          >
            <option value="">{artworks.length > 0 || !data ? 'Choose' : 'No work is called that'}</option>
            {artworks.map(({ id, title, series }) => (
              <option key={id} value={id}>
                {title}, {series}
              </option>
            ))}
          </SelectField>
        )}
      </form.Field>
      <FullWidth>
        <form.Field name="size">
          {(field) => (
            <SelectField
              look="boxed"
              label="Size"
              value={field.value}
              error={field.error}
              onChange={({ target }) => chooseSize(target.value)}
            >
              <option value="">
                {artwork && sizes.length === 0 ? 'No number can be bought now' : 'Choose'}
              </option>
              {sizes.map((edition) => (
                <option key={edition.editionId} value={edition.size}>
                  {sizeLabel(edition)}
                </option>
              ))}
            </SelectField>
          )}
        </form.Field>
      </FullWidth>
      <ErrorNotice title="The works could not be read." failure={error} />
    </FieldGrid>
  );
}
