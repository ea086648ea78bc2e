import { applyImport, isApiError, previewImport } from '@gallery/api-client';
import { ButtonLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  InventoryImportForm,
  useUploadedPictures,
} from '../../features/inventory-import/inventory-import-form';
import { InventoryImportResult } from '../../features/inventory-import/inventory-import-result';
import { ImportPreview } from '../../features/inventory-import/import-preview';
import { AdminPage } from '../../components/page/admin-page';
import { ErrorNotice } from '../../components/feedback/error-notice';

/** /admin/inventory/import: works from a CSV file, for the owner. First what would change, then the change. */
export function Component() {
  const [file, setFile] = useState<File | null>(null);
  const [written, setWritten] = useState(0);
  const { pictures, isBusy, add } = useUploadedPictures();
  const trial = useMutation(previewImport());
  const applying = useMutation({ ...applyImport(setWritten) });

  const upload = (chosen: File) => ({
    file: chosen,
    pictures: Object.fromEntries(pictures.flatMap(({ name, id }) => (id === null ? [] : [[name, id]]))),
  });
  const choose = (chosen: File) => {
    setFile(chosen);
    trial.reset();
    applying.reset();
  };
  const tryIt = () => {
    if (!file) return;
    applying.reset();
    trial.mutate(upload(file));
  };
  const apply = () => {
    if (!file || !trial.data) return;
    setWritten(0);
    applying.mutate({ ...upload(file), trial: trial.data });
  };
  const failure = trial.error ?? applying.error;
  const fault = isApiError(failure) ? failure.fields['file'] : undefined;
  return (
    <AdminPage
      title="Import CSV"
      actions={
        <ButtonLink size="dense" to="/admin/inventory">
          Inventory
        </ButtonLink>
      }
    >
      <InventoryImportForm
        file={file}
        pictures={pictures}
        error={fault}
        isTried={trial.data !== undefined}
        isTrying={trial.isPending}
        canTry={file !== null && !isBusy && !applying.isPending}
        onFile={choose}
        onPictures={(files) => void add(files)}
        onTry={tryIt}
      />
      {fault === undefined && (
        <ErrorNotice
          title={trial.error ? 'The file could not be checked.' : 'The import was interrupted.'}
          failure={failure}
          fallback="What was imported stays. Choose the file again to import the rest."
        />
      )}
      {applying.data && <InventoryImportResult {...applying.data} />}
      {trial.data && !applying.data && (
        <ImportPreview trial={trial.data} written={applying.isPending ? written : null} onApply={apply} />
      )}
    </AdminPage>
  );
}
