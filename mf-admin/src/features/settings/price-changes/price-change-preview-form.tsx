import { createPriceChange, isApiError, latestPreview } from '@gallery/api-client';
import type { ArtworkPriceChange, PriceChangeInput, PriceChangePreview } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, Notice, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { FieldGrid } from '../../../components/forms/field-grid';
import { priceChangeLabel } from './price-change-draft';
import { ArtworkPriceTable, BookPriceTable, OpenQuoteTable } from './price-change-tables';
import styles from './price-changes.module.css';

interface PriceChangePreviewFormProps {
  change: PriceChangeInput;
  preview: PriceChangePreview;
  onClose: () => void;
}

/** Everything that a change touches, with exceptions, and when it applies. */
export function PriceChangePreviewForm({ change, preview, onClose }: PriceChangePreviewFormProps) {
  const [shown, setShown] = useState(preview);
  // Prices that were set by hand stay unless they are ticked.
  const [except, setExcept] = useState<ReadonlySet<string>>(() => new Set(ownPriced(preview.artworks)));
  const [takesEffectAt, setTakesEffectAt] = useState('');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...createPriceChange(),
    onSuccess: () => {
      showToast({
        title: takesEffectAt === '' ? 'Prices changed' : 'Price change scheduled',
        description: priceChangeLabel(change),
      });
      onClose();
    },
    onError: (failure) => {
      const latest = isApiError(failure, 'changed_meanwhile') ? latestPreview(failure.details) : null;
      if (latest) setShown(latest);
    },
  });
  const errors = isApiError(error) ? error.fields : {};
  const isConflict = isApiError(error, 'changed_meanwhile');
  const toggle = ({ artworkId }: ArtworkPriceChange) => {
    const next = new Set(except);
    if (!next.delete(artworkId)) next.add(artworkId);
    setExcept(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    mutate({
      ...change,
      seen: shown.seen,
      except: [...except],
      takesEffectAt: takesEffectAt === '' ? null : toIsoTime(takesEffectAt),
      note,
    });
  };
  const count = shown.artworks.filter(({ artworkId }) => !except.has(artworkId)).length;
  return (
    <form noValidate className={styles.form} aria-label="Preview" aria-busy={isPending} onSubmit={submit}>
      {isConflict && (
        <Notice tone="warning" isAnswer title="Prices have changed since the preview.">
          The tables show them as they are now. Check them and apply again.
        </Notice>
      )}
      <ArtworkPriceTable artworks={shown.artworks} except={except} onToggle={toggle} />
      <OpenQuoteTable quotes={shown.openQuotes} />
      <BookPriceTable prices={shown.bookPrices} />
      <FieldGrid>
        <TextField
          look="boxed"
          type="datetime-local"
          label="Takes effect"
          hint="Your local time. Leave empty to apply immediately. A scheduled change starts from the prices at that time"
          value={takesEffectAt}
          error={errors['takesEffectAt']}
          readOnly={isPending}
          onChange={({ target }) => setTakesEffectAt(target.value)}
        />
        <TextField
          look="boxed"
          label="Note"
          hint="Shown in the list of changes"
          maxLength={300}
          value={note}
          error={errors['note']}
          readOnly={isPending}
          onChange={({ target }) => setNote(target.value)}
        />
      </FieldGrid>
      {!isConflict && Object.keys(errors).length === 0 && (
        <ErrorNotice title="The prices were not changed." failure={error} />
      )}
      <div className={styles.foot}>
        <Button type="submit" size="dense" isBusy={isPending} busyText="Saving...">
          {`${takesEffectAt === '' ? 'Change' : 'Schedule'} ${count} ${count === 1 ? 'price' : 'prices'}`}
        </Button>
        <TextButton disabled={isPending} onClick={onClose}>
          Cancel
        </TextButton>
      </div>
    </form>
  );
}

const ownPriced = (artworks: readonly ArtworkPriceChange[]): string[] =>
  artworks.filter(({ priceOverride }) => priceOverride).map(({ artworkId }) => artworkId);

function toIsoTime(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
