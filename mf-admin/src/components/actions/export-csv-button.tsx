import { showToast } from '@gallery/session';
import { Button, downloadUrl } from '@gallery/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { errorMessage } from '../feedback/error-notice';

interface ExportCsvButtonProps<Wish> {
  /** Asks the API for everything that matches, as a file. */
  options: UseMutationOptions<Blob, Error, Wish>;
  /** The filters of the list that is shown. */
  filter: Wish;
  fileName: string;
  /** When it fails: `The orders were not exported.` */
  failed: string;
  /** Default `button`, for a page's actions; `text` beneath one table of several. */
  look?: 'button' | 'text';
  /** Which table it exports, where a page has several: for assistive technology. */
  subject?: string;
}

/** Saves a list with its filters as a CSV file. */
export function ExportCsvButton<Wish>({
  options,
  filter,
  fileName,
  failed,
  look = 'button',
  subject: of,
}: ExportCsvButtonProps<Wish>) {
  const { mutate, isPending } = useMutation(options);
  const save = () =>
    mutate(filter, {
      onSuccess: (file) => saveBlob(file, fileName),
      onError: (failure) =>
        showToast({ title: failed, description: errorMessage(failure), tone: 'destructive' }),
    });
  return (
    <Button
      {...(look === 'text' ? { variant: 'text' } : { size: 'dense' })}
      aria-label={of === undefined ? undefined : `Export CSV, ${of}`}
      isBusy={isPending}
      busyText="Exporting..."
      onClick={save}
    >
      Export CSV
    </Button>
  );
}

/** Saves a file from the server under this name. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  downloadUrl(address, name);
  URL.revokeObjectURL(address);
}
