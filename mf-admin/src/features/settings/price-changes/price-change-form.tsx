import { isApiError, previewPriceChange } from '@gallery/api-client';
import { formatSize, PRICE_ROUNDING } from '@gallery/domain';
import { Button, Checkbox, SelectField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { FieldGrid } from '../../../components/forms/field-grid';
import { HelpText } from '../../../components/page/page-section';
import { useUnsavedForm } from '../unsaved-changes';
import { EMPTY_PRICE_CHANGE, toPriceChangeInput, type PriceChangeDraft } from './price-change-draft';
import { PriceChangePreviewForm } from './price-change-preview-form';
import styles from './price-changes.module.css';

interface PriceChangeFormProps {
  /** Every size of the price book. */
  sizes: readonly string[];
  onClose: () => void;
}

/** Which sizes, and by how much; then everything that it touches. */
export function PriceChangeForm({ sizes, onClose }: PriceChangeFormProps) {
  const [draft, setDraft] = useState(EMPTY_PRICE_CHANGE);
  const preview = useMutation(previewPriceChange());
  useUnsavedForm('Price change', draft !== EMPTY_PRICE_CHANGE);
  const errors = isApiError(preview.error) ? preview.error.fields : {};
  const set = (changed: Partial<PriceChangeDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    preview.reset();
  };
  const toggle = (size: string) =>
    set({
      sizes: draft.sizes.includes(size)
        ? draft.sizes.filter((each) => each !== size)
        : [...draft.sizes, size],
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!preview.isPending) preview.mutate(toPriceChangeInput(draft));
  };
  return (
    <div className={styles.form}>
      <form noValidate className={styles.form} aria-busy={preview.isPending} onSubmit={submit}>
        <fieldset className={styles.sizes}>
          <legend className={styles.legend}>Sizes</legend>
          {sizes.map((size) => (
            <Checkbox
              key={size}
              label={formatSize(size)}
              checked={draft.sizes.includes(size)}
              onChange={() => toggle(size)}
            />
          ))}
          {errors['sizes'] !== undefined && <p className={styles.error}>{errors['sizes']}</p>}
        </fieldset>
        <FieldGrid columns={3}>
          <SelectField
            look="boxed"
            label="Change"
            value={draft.direction}
            onChange={({ target }) => set({ direction: target.value === 'lower' ? 'lower' : 'raise' })}
          >
            <option value="raise">Raise</option>
            <option value="lower">Lower</option>
          </SelectField>
          <TextField
            look="boxed"
            label="By"
            inputMode="decimal"
            value={draft.value}
            error={errors['value']}
            onChange={({ target }) => set({ value: target.value })}
          />
          <SelectField
            look="boxed"
            label="In"
            value={draft.kind}
            onChange={({ target }) => set({ kind: target.value === 'amount' ? 'amount' : 'percent' })}
          >
            <option value="percent">Percent</option>
            <option value="amount">Dollars</option>
          </SelectField>
        </FieldGrid>
        <HelpText>{PRICE_ROUNDING}</HelpText>
        {Object.keys(errors).length === 0 && (
          <ErrorNotice title="The preview could not be created." failure={preview.error} />
        )}
        {!preview.data && (
          <div className={styles.foot}>
            <Button type="submit" size="dense" isBusy={preview.isPending} busyText="Loading...">
              Preview
            </Button>
            <TextButton onClick={onClose}>Cancel</TextButton>
          </div>
        )}
      </form>
      {preview.data && (
        <PriceChangePreviewForm change={toPriceChangeInput(draft)} preview={preview.data} onClose={onClose} />
      )}
    </div>
  );
}
