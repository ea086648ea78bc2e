import { changeView, saveView } from '@gallery/api-client';
import type { ChangedSavedView, SavedViewRecord, ViewList } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Checkbox, Notice, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { faultAt } from './field-faults';
import { FieldGrid, WholeRow } from './field-grid';
import { FormDialog } from './form-dialog';
import { OwnersOnly } from './owners-only';

export interface SaveViewDialogProps {
  list: ViewList;
  /** What the list is narrowed by. */
  filters: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Keeps what narrows the list under a name. */
export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  const saving = useMutation(saveView());
  const save = (words: ChangedSavedView) =>
    saving.mutate({ ...words, list, filters }, { onSuccess: ({ name }) => done(name, onClose) });
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

export interface ChangeViewDialogProps {
  /** One of the caller's own. */
  view: SavedViewRecord;
  onClose: () => void;
}

/** Gives a view another name; the owner also says whether it is for everyone. */
export function ChangeViewDialog({ view, onClose }: ChangeViewDialogProps) {
  const changing = useMutation(changeView(view.id));
  return (
    <ViewForm
      title={`Rename “${view.name}”`}
      before={view}
      isBusy={changing.isPending}
      failure={changing.error}
      onSave={(words) => changing.mutate(words, { onSuccess: () => done(words.name.trim(), onClose) })}
      onClose={onClose}
    />
  );
}

interface ViewFormProps {
  title: string;
  /** What the fields begin with. */
  before: ChangedSavedView;
  isBusy: boolean;
  failure: Error | null;
  onSave: (words: ChangedSavedView) => void;
  onClose: () => void;
}

function ViewForm({ before, onSave, ...form }: ViewFormProps) {
  const [name, setName] = useState(before.name);
  const [isShared, setShared] = useState(before.isShared);
  // Nothing in this form mends them.
  const unfit = faultAt(form.failure, 'filters');
  return (
    <FormDialog
      {...form}
      saveWord="Save view"
      failureTitle="The view was not saved."
      onSave={() => onSave({ name, isShared })}
    >
      <FieldGrid>
        <WholeRow>
          <TextField
            label="Name"
            look="boxed"
            autoComplete="off"
            value={name}
            error={faultAt(form.failure, 'name')}
            onChange={({ target }) => setName(target.value)}
            required
          />
        </WholeRow>
        <OwnersOnly>
          <WholeRow>
            <Checkbox
              label="For everyone"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          </WholeRow>
        </OwnersOnly>
        {unfit !== undefined && (
          <WholeRow>
            <Notice tone="error" title="The view was not saved.">
              {unfit}
            </Notice>
          </WholeRow>
        )}
      </FieldGrid>
    </FormDialog>
  );
}

function done(name: string, onClose: () => void): void {
  notify({ title: `View “${name}” saved` });
  onClose();
}
