import { ComingDialog } from './coming-dialog';
import { useFormBasis } from './form-basis';
import { newWorkDraft } from './work-draft';
import { WorkDialog } from './work-dialog';

/** The Add Artwork dialog. */
export function AddWorkDialog({ onClose }: { onClose: () => void }) {
  const { basis, isError, retry } = useFormBasis('create');
  if (!basis)
    return (
      <ComingDialog
        title="Add Artwork"
        onClose={onClose}
        failed={isError ? 'The form could not be read.' : null}
        onRetry={retry}
      >
        Loading form...
      </ComingDialog>
    );
  return (
    <WorkDialog
      form="create"
      workId={null}
      title="Add Artwork"
      basis={basis}
      begin={() => newWorkDraft(new Date().getFullYear(), basis)}
      onClose={onClose}
    />
  );
}
