import { LoadingDialog } from './loading-dialog';
import { useFormOptions } from './use-form-options';
import { newArtworkDraft } from './draft/artwork-draft';
import { ArtworkDialog } from './artwork-dialog';

/** The Add Artwork dialog. */
export function AddArtworkDialog({ onClose }: { onClose: () => void }) {
  const { basis, isError, retry } = useFormOptions('create');
  if (!basis)
    return (
      <LoadingDialog
        title="Add Artwork"
        onClose={onClose}
        failed={isError ? 'The form could not be read.' : null}
        onRetry={retry}
      >
        Loading form...
      </LoadingDialog>
    );
  return (
    <ArtworkDialog
      form="create"
      artworkId={null}
      title="Add Artwork"
      basis={basis}
      begin={() => newArtworkDraft(new Date().getFullYear(), basis)}
      onClose={onClose}
    />
  );
}
