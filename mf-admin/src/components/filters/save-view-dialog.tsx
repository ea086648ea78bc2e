import { updateSavedView, createSavedView } from '@gallery/api-client';
import type { UpdateSavedView, SavedViewRecord, SavedViewList } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, Notice, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldError } from '../forms/field-errors';
import { FieldGrid, FullWidth } from '../forms/field-grid';
import { FormDialog } from '../dialogs/form-dialog';
import { OwnerOnly } from '../session/owner-only';

export interface SaveViewDialogProps {
  list: SavedViewList;
  /** What the list is narrowed by. */
  filters: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Keeps what narrows the list under a name. */
export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  const saving = useMutation(createSavedView());
  const save = (words: UpdateSavedView) =>
    saving.mutate({ ...words, list, filters }, { onSuccess: ({ name }) => notifySaved(name, onClose) });
  return (
    <ViewForm
      title="Save view"
      before={{ name: '', isShared: false }}
      isBusy={saving.isPending}
      failure={saving.error}
      onSave={save}
      onClose={onClose}
    />
  );
}

export interface RenameViewDialogProps {
  /** One of the caller's own. */
  view: SavedViewRecord;
  onClose: () => void;
}

/** Gives a view another name; the owner also says whether it is for everyone. */
export function RenameViewDialog({ view, onClose }: RenameViewDialogProps) {
  const changing = useMutation(updateSavedView(view.id));
  return (
    <ViewForm
      title={`Rename “${view.name}”`}
      before={view}
      isBusy={changing.isPending}
      failure={changing.error}
      onSave={(words) => changing.mutate(words, { onSuccess: () => notifySaved(words.name.trim(), onClose) })}
      onClose={onClose}
    />
  );
}

interface ViewFormProps {
  title: string;
  /** What the fields begin with. */
  before: UpdateSavedView;
  isBusy: boolean;
  failure: Error | null;
  onSave: (words: UpdateSavedView) => void;
  onClose: () => void;
}

function ViewForm({ before, onSave, ...form }: ViewFormProps) {
  const [name, setName] = useState(before.name);
  const [isShared, setShared] = useState(before.isShared);
  // Nothing in this form mends them.
  const unfit = fieldError(form.failure, 'filters');
  return (
    <FormDialog
      {...form}
      saveLabel="Save view"
      failureTitle="The view was not saved."
      onSave={() => onSave({ name, isShared })}
    >
      <FieldGrid>
        <FullWidth>
          <TextField
            label="Name"
            look="boxed"
            autoComplete="off"
            value={name}
            error={fieldError(form.failure, 'name')}
            onChange={({ target }) => setName(target.value)}
            required
          />
        </FullWidth>
        <OwnerOnly>
          <FullWidth>
            <Checkbox
              label="For everyone"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          </FullWidth>
        </OwnerOnly>
        {unfit !== undefined && (
          <FullWidth>
            <Notice tone="error" title="The view was not saved.">
              {unfit}
            </Notice>
          </FullWidth>
        )}
      </FieldGrid>
    </FormDialog>
  );
}

function notifySaved(name: string, onClose: () => void): void {
  showToast({ title: `View “${name}” saved` });
  onClose();
}
