import { newWorkDraft } from './work-draft';
import { WorkDialog } from './work-dialog';

/** The Add Artwork dialog (A39). */
export function AddWorkDialog({ onClose }: { onClose: () => void }) {
  return (
    <WorkDialog
      form="create"
      workId={null}
      title="Add Artwork"
      begin={() => newWorkDraft(new Date().getFullYear())}
      onClose={onClose}
    />
  );
}
