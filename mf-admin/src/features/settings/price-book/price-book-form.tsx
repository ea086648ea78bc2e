import {
  createPriceBookVersion,
  isApiError,
  invalidateAdmin,
  priceBookVersionsQuery,
} from '@gallery/api-client';
import type { PriceBookVersions } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, Notice, TextField } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { FieldGrid } from '../../../components/forms/field-grid';
import { ErrorNotice } from '../../../components/feedback/error-notice';
import { useFormVersion } from '../../../components/forms/use-record-version';
import { OpenRecord } from '../../../components/live-updates/live-records';
import { OtherViewers } from '../../../components/live-updates/record-viewers';
import { RecordChangeNotice } from '../../../components/live-updates/record-change-notice';
import { useUnsavedForm } from '../unsaved-changes';
import {
  toPriceBookDraft,
  isSamePriceBook,
  toPriceBookRequest,
  type PriceBookDraft,
} from './price-book-draft';
import { PriceFields, PrintCostFields, PriceTableFields } from './price-book-fields';
import styles from './price-book.module.css';

export interface PriceBookFormProps {
  record: PriceBookVersions;
  onClose: () => void;
  onSaved: (version: number) => void;
}

/** Writes a new version, from the latest that was not withdrawn. */
export function PriceBookForm({ record, onClose, onSaved }: PriceBookFormProps) {
  const latest = record.versions.find(({ state }) => state !== 'withdrawn');
  const [base] = useState<PriceBookDraft>(() => toPriceBookDraft(latest ?? { readings: [], costs: [] }));
  const [draft, setDraft] = useState(base);
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: createPriceBookVersion,
    onSuccess: (saved) => {
      queryClient.setQueryData(priceBookVersionsQuery().queryKey, saved);
      void invalidateAdmin(queryClient, ['/api/admin/price-book']);
      showToast({ title: `Version ${saved.latest} saved` });
      onSaved(saved.latest);
    },
    onError: (failure) => {
      // The next press follows the version that is the latest from now on.
      if (isApiError(failure, 'changed_meanwhile'))
        void queryClient.invalidateQueries({ queryKey: priceBookVersionsQuery().queryKey });
    },
  });
  const seen = useFormVersion(record.latest, error);
  const errors = isApiError(error) ? error.fields : {};
  const isConflict = isApiError(error, 'changed_meanwhile');
  const set = (changed: Partial<PriceBookDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(toPriceBookRequest(draft, seen.version));
  };
  const isUnchanged = isSamePriceBook(base, draft);
  useUnsavedForm(`Version ${record.latest + 1}`, !isUnchanged);
  return (
    <OpenRecord record={{ kind: 'settings', id: 'price-book' }}>
      <PageSection title={`Version ${record.latest + 1}`}>
        <HelpText>
          Applies to works and quotes added after this date. Existing works keep their prices until they are
          edited; orders keep theirs.
        </HelpText>
        <form noValidate className={styles.form} aria-busy={isPending} onSubmit={submit}>
          <OtherViewers />
          {!isConflict && <RecordChangeNotice />}
          <FieldGrid>
            <TextField
              look="boxed"
              type="datetime-local"
              label="Takes effect"
              hint="Your local time. Leave empty to apply immediately"
              value={draft.takesEffectAt}
              error={errors['takesEffectAt']}
              readOnly={isPending}
              onChange={({ target }) => set({ takesEffectAt: target.value })}
            />
            <TextField
              look="boxed"
              label="Note"
              hint="Shown in the list of versions"
              maxLength={300}
              value={draft.note}
              error={errors['note']}
              readOnly={isPending}
              onChange={({ target }) => set({ note: target.value })}
            />
          </FieldGrid>
          <div className={styles.readings}>
            <PriceFields
              draft={draft}
              base={base}
              isPending={isPending}
              errors={errors}
              onChange={setDraft}
            />
            <PrintCostFields
              draft={draft}
              isPending={isPending}
              errors={errors}
              onChange={(costs) => set({ costs })}
            />
          </div>
          {/* Errors are never behind a closed fold. */}
          <details className={styles.advanced} open={Object.keys(errors).length > 0 || undefined}>
            <summary>Advanced: every reading, with frames</summary>
            <div className={styles.readings}>
              {draft.readings.map((reading, place) => (
                <PriceTableFields
                  key={reading.reading}
                  reading={reading}
                  base={base.readings[place]?.lines ?? []}
                  isPending={isPending}
                  errorOf={(path) => errors[`readings.${place}.${path}`]}
                  onChange={(lines) => set({ readings: draft.readings.with(place, { ...reading, lines }) })}
                />
              ))}
            </div>
          </details>
          {isConflict && (
            <Notice tone="warning" isAnswer title="Someone else just saved a version.">
              Your changes are still here. Save again to create version {record.latest + 1}.
            </Notice>
          )}
          {!isConflict && Object.keys(errors).length > 0 && (
            <Notice tone="error" title="The version was not saved.">
              Check the marked amounts.
            </Notice>
          )}
          {!isConflict && Object.keys(errors).length === 0 && (
            <ErrorNotice title="The version was not saved." failure={error} />
          )}
          <div className={styles.foot}>
            <Button type="submit" size="dense" disabled={isUnchanged} isBusy={isPending} busyText="Saving...">
              Save version
            </Button>
            <TextButton disabled={isPending} onClick={onClose}>
              {isUnchanged ? 'Close' : 'Discard'}
            </TextButton>
          </div>
        </form>
      </PageSection>
    </OpenRecord>
  );
}
