import { updateSavedView, createSavedView, deleteSavedView } from '@gallery/api-client';
import type { SavedViewRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { FormDialog } from '../dialogs/form-dialog';
import { FieldGrid, FullWidth } from '../forms/field-grid';
import { useMutationForm } from '../forms/use-mutation-form';
import { useMutationVersion } from '../forms/use-record-version';
import { OwnerOnly } from '../session/staff-session';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

interface SaveViewDialogProps {
  list: SavedViewRecord['list'];
  /** What the list is narrowed by. */
  filters: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Saves what narrows the list under a name. */
export function SaveViewDialog({ list, filters, onClose }: SaveViewDialogProps) {
  return (
    <ViewDialog
      title="Save view"
      view={{ name: '', isShared: false }}
      mutation={createSavedView()}
      toRequest={(view) => ({ ...view, list, filters })}
      onClose={onClose}
    />
  );
}

interface RenameViewDialogProps {
  /** One of the caller's own. */
  view: SavedViewRecord;
  onClose: () => void;
}

/** Gives a view another name; the owner also says whether it is for everyone. */
export function RenameViewDialog({ view: { id, name, isShared, version }, onClose }: RenameViewDialogProps) {
  const seen = useMutationVersion(version);
  return (
    <ViewDialog
      title={`Rename “${name}”`}
      view={{ name, isShared }}
      mutation={{ ...updateSavedView(id), onError: seen.onError }}
      toRequest={(view) => ({ ...view, version: seen.version })}
      saved={{ name, isShared }}
      onClose={onClose}
    />
  );
}

interface ViewDialogProps<Answer, Body> {
  title: string;
  view: ViewValues;
  /** The view that is changed, as it is now. */
  saved?: ViewValues;
  mutation: MutationOptions<Answer, Error, Body>;
  toRequest: (view: ViewValues) => Body;
  onClose: () => void;
}

type ViewValues = Pick<SavedViewRecord, 'name' | 'isShared'>;

function ViewDialog<Answer, Body>({
  title,
  view,
  saved,
  mutation,
  toRequest,
  onClose,
}: ViewDialogProps<Answer, Body>) {
  const form = useMutationForm({
    mutation,
    toRequest,
    defaultValues: view,
    toast: (_answer, { name }) => `View “${name.trim()}” saved`,
    onSuccess: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={title}
      saveLabel="Save view"
      failureTitle="The view was not saved."
      conflict={saved && { of: 'view', onTake: () => form.change(saved) }}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <form.TextField name="name" label="Name" autoComplete="off" required />
        </FullWidth>
        <OwnerOnly>
          <FullWidth>
            <form.Checkbox name="isShared" label="Share with everyone" />
          </FullWidth>
        </OwnerOnly>
      </FieldGrid>
    </FormDialog>
  );
}

interface RemoveViewDialogProps {
  view: SavedViewRecord;
  onClose: () => void;
}

/** Removes a saved view; the rows stay as they are. */
export function RemoveViewDialog({ view: { id, name, isShared }, onClose }: RemoveViewDialogProps) {
  const removing = useMutation(deleteSavedView(id));
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: `View “${name}” removed` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Remove “${name}”?`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      mutation={removing}
      failureTitle="The view was not removed."
      onConfirm={remove}
    >
      <p>{isShared ? 'It will be removed for everyone.' : 'You can save the same filters again.'}</p>
    </ConfirmDialog>
  );
}
