import {
  changeWork,
  createWork,
  INVENTORY_KEY,
  isApiError,
  LEDGERS_KEY,
  type ApiError,
} from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import type { ArtworkForm } from '@gallery/domain';
import { notify } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftFaults, type Faults } from './draft-faults';
import { formDataOf } from './form-data';
import type { WorkDraft } from './work-draft';

/** Sending a form: what is wrong, what is under way. */
export interface Saving {
  save: (draft: WorkDraft) => void;
  isSaving: boolean;
  faults: Faults;
  /** What the last attempt threw, unless its fields say it all. */
  failure: ApiError | Error | null;
  /** Takes back what was said: something was typed. */
  clear: () => void;
}

const NONE: Faults = {};

/** Sends a work's form and says what came of it, in the words of its dialog. */
export function useSaveWork(
  form: ArtworkForm,
  { workId, onSaved }: { workId: string | null; onSaved: (record: InventoryRecord) => void },
): Saving {
  const queryClient = useQueryClient();
  const [faults, setFaults] = useState<Faults>(NONE);
  const { mutate, isPending, error, reset } = useMutation({
    ...(workId === null ? createWork() : changeWork(workId)),
    onSuccess: async (record) => {
      notify({
        title: form === 'create' ? 'Artwork added successfully' : 'Artwork details updated successfully',
      });
      onSaved(record);
      // A work's ledgers say its title, and each edition's price and frame.
      await Promise.all(
        [INVENTORY_KEY, LEDGERS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: (failure) => {
      const fields = isApiError(failure) ? failure.fields : NONE;
      setFaults(fields);
      notifyFailure(form, Object.values(fields)[0] ?? messageOf(failure));
    },
  });
  return {
    save: (draft) => {
      const currentYear = new Date().getFullYear();
      const found = draftFaults(draft, form, currentYear);
      setFaults(found);
      reset();
      const [sentence] = Object.values(found);
      if (sentence === undefined) mutate({ form: formDataOf(draft, form, currentYear) });
      else notifyFailure(form, sentence);
    },
    isSaving: isPending,
    faults,
    failure: error,
    clear: () => {
      setFaults(NONE);
      reset();
    },
  };
}

/** The edit form's words are fixed; the create form's say what is wrong. */
function notifyFailure(form: ArtworkForm, sentence: string | null): void {
  notify(
    form === 'create'
      ? {
          title: 'Error creating artwork',
          description: sentence ?? 'Please check all required fields and try again',
          tone: 'destructive',
        }
      : { title: 'Error updating artwork', description: 'Please try again', tone: 'destructive' },
  );
}

const messageOf = (failure: Error): string | null => (isApiError(failure) ? failure.serverMessage : null);
