import { addPriceBook, isApiError, PRICE_BOOK_KEY, priceBookQuery } from '@gallery/api-client';
import type { PriceBookRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, Notice, TextField } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ConsolePart, Help } from '../../../parts/console-part';
import { FieldGrid } from '../../../parts/field-grid';
import { Problem } from '../../../parts/problem';
import { useSeenVersion } from '../../../parts/use-seen-version';
import { useUnsaved } from '../unsaved-work';
import { bookDraft, isSameBook, newBook, type BookDraft } from './book-draft';
import { CostFields } from './cost-fields';
import { ReadingFields } from './reading-fields';
import styles from './prices.module.css';

export interface BookFormProps {
  record: PriceBookRecord;
  onClose: () => void;
  onSaved: (version: number) => void;
}

/** Writes a new version, from the latest that was not withdrawn. */
export function BookForm({ record, onClose, onSaved }: BookFormProps) {
  const latest = record.versions.find(({ state }) => state !== 'withdrawn');
  const [base] = useState<BookDraft>(() => bookDraft(latest ?? { readings: [], costs: [] }));
  const [draft, setDraft] = useState(base);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: addPriceBook,
    onSuccess: (saved) => {
      queryClient.setQueryData(priceBookQuery().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
      notify({ title: `Version ${saved.latest} saved` });
      onSaved(saved.latest);
    },
    onError: (failure) => {
      // The next press follows the version that is the latest from now on.
      if (isApiError(failure, 'changed_meanwhile'))
        void queryClient.invalidateQueries({ queryKey: priceBookQuery().queryKey });
    },
  });
  const seen = useSeenVersion(record.latest, error);
  const faults = isApiError(error) ? error.fields : {};
  const isConflict = isApiError(error, 'changed_meanwhile');
  const set = (changed: Partial<BookDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(newBook(draft, seen.version));
  };
  const isUnchanged = isSameBook(base, draft);
  useUnsaved(`Version ${record.latest + 1}`, !isUnchanged);
  return (
    <ConsolePart title={`Version ${record.latest + 1}`}>
      <Help>
        Holds for what is added and quoted from its moment on. Works keep their prices until they are edited,
        orders what they were sold at.
      </Help>
      <form noValidate className={styles.form} aria-busy={isPending} onSubmit={submit}>
        <FieldGrid>
          <TextField
            look="boxed"
            type="datetime-local"
            label="Takes effect"
            hint="Your own time; empty is at once"
            value={draft.takesEffectAt}
            error={faults['takesEffectAt']}
            readOnly={isPending}
            onChange={({ target }) => set({ takesEffectAt: target.value })}
          />
          <TextField
            look="boxed"
            label="Why"
            hint="For those who compare versions"
            maxLength={300}
            value={draft.note}
            error={faults['note']}
            readOnly={isPending}
            onChange={({ target }) => set({ note: target.value })}
          />
        </FieldGrid>
        <div className={styles.readings}>
          {draft.readings.map((reading, place) => (
            <ReadingFields
              key={reading.reading}
              reading={reading}
              base={base.readings[place]?.lines ?? []}
              isPending={isPending}
              faultOf={(path) => faults[`readings.${place}.${path}`]}
              onChange={(lines) => set({ readings: draft.readings.with(place, { ...reading, lines }) })}
            />
          ))}
          <CostFields
            draft={draft}
            isPending={isPending}
            faults={faults}
            onChange={(costs) => set({ costs })}
          />
        </div>
        {isConflict && (
          <Notice tone="warning" isAnswer title="Somebody else has written a version meanwhile.">
            What you entered is still here: save again to let it follow theirs as version {record.latest + 1}.
          </Notice>
        )}
        {!isConflict && Object.keys(faults).length > 0 && (
          <Notice tone="error" title="The version was not saved.">
            Please look at the marked amounts.
          </Notice>
        )}
        {!isConflict && Object.keys(faults).length === 0 && (
          <Problem title="The version was not saved." failure={error} />
        )}
        <div className={styles.foot}>
          <Button type="submit" size="dense" disabled={isUnchanged} isBusy={isPending} busyText="Saving...">
            Save version
          </Button>
          <Button variant="word" disabled={isPending} onClick={onClose}>
            {isUnchanged ? 'Close' : 'Discard'}
          </Button>
        </div>
      </form>
    </ConsolePart>
  );
}
