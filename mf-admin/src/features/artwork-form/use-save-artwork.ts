import { updateArtwork, createArtwork, INVENTORY, invalidateAdmin, isApiError } from '@gallery/api-client';
import type { InventoryRecord } from '@gallery/contracts';
import type { ArtworkFormMode } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validateArtworkDraft, type FieldErrors, toArtworkFormData } from './draft/artwork-form-request';
import type { ArtworkDraft } from './draft/artwork-draft';

const NO_ERRORS: FieldErrors = {};

/** Sends an artwork's form and shows its outcome. */
export function useSaveArtwork(
  form: ArtworkFormMode,
  { artworkId, onSaved }: { artworkId: string | null; onSaved: (record: InventoryRecord) => void },
) {
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  const { mutate, isPending, error, reset } = useMutation({
    ...(artworkId === null ? createArtwork() : updateArtwork(artworkId)),
    onSuccess: async (record) => {
      showToast({
        title:
          record.liveStatus === 'draft'
            ? 'Draft saved'
            : form === 'create'
              ? 'Artwork added successfully'
              : 'Artwork details updated successfully',
      });
      onSaved(record);
      // An artwork's ledgers show its title, and each edition's price and frame.
      await invalidateAdmin(queryClient, [INVENTORY, '/api/admin/editions/{editionId}']);
    },
    onError: (failure) => {
      const fields = isApiError(failure) ? failure.fields : NO_ERRORS;
      setErrors(fields);
      notifyFailure(form, Object.values(fields)[0] ?? serverMessageOf(failure));
    },
  });
  return {
    save: (draft: ArtworkDraft) => {
      const currentYear = new Date().getFullYear();
      const found = validateArtworkDraft(draft, form, currentYear);
      setErrors(found);
      reset();
      const [sentence] = Object.values(found);
      if (sentence === undefined) mutate({ form: toArtworkFormData(draft, form, currentYear) });
      else notifyFailure(form, sentence);
    },
    isSaving: isPending,
    errors,
    /** What the last attempt threw. */
    failure: error,
    /** Forgets the errors: something was typed. */
    clear: () => {
      setErrors(NO_ERRORS);
      reset();
    },
  };
}

/** The edit form's toast has a fixed text; the create form's says what is wrong. */
function notifyFailure(form: ArtworkFormMode, sentence: string | null): void {
  showToast(
    form === 'create'
      ? {
          title: 'Error creating artwork',
          description: sentence ?? 'Please check all required fields and try again',
          tone: 'destructive',
        }
      : { title: 'Error updating artwork', description: 'Please try again', tone: 'destructive' },
  );
}

const serverMessageOf = (failure: Error): string | null =>
  isApiError(failure) ? failure.serverMessage : null;
