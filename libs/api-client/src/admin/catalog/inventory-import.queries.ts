import type { ImportDryRun, RejectedImportRow } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { sendAdminForm } from '../admin-form';
import { invalidateAdmin } from '../admin-options';
import { INVENTORY } from './inventory.queries';

const IMPORT = '/api/admin/artwork-import';

/** A file of artworks, and the ids of uploaded pictures by file name. */
export interface ImportUpload {
  file: File;
  pictures: Readonly<Record<string, string>>;
}

export interface InventoryImportResult {
  written: number;
  refused: readonly RejectedImportRow[];
}

/** Returns what an import would change, without writing. */
export const previewImport = () =>
  mutationOptions({
    mutationFn: (upload: ImportUpload) =>
      sendAdminForm({ method: 'post', path: `${IMPORT}/dry-run`, form: toImportForm(upload) }),
  });

/** Imports what the dry run showed, in several calls until no row is left. */
export const applyImport = (onWritten: (rows: number) => void) =>
  mutationOptions({
    mutationFn: async ({
      trial,
      ...upload
    }: ImportUpload & { trial: ImportDryRun }): Promise<InventoryImportResult> => {
      const form = toImportForm(upload);
      form.append(
        'seen',
        new Blob([JSON.stringify(versionsIn(trial))], { type: 'application/json' }),
        'seen.json',
      );
      let written = 0;
      for (;;) {
        const progress = await sendAdminForm({ method: 'post', path: IMPORT, form });
        written += progress.written;
        onWritten(written);
        // If a call wrote nothing, the next one would not either.
        if (progress.left === 0 || progress.written === 0) return { written, refused: progress.refused };
      }
    },
    onSettled: (_data, _error, _upload, _scope, { client }) => invalidateAdmin(client, [INVENTORY]),
  });

function toImportForm({ file, pictures }: ImportUpload): FormData {
  const form = new FormData();
  form.append('file', file);
  form.append('pictures', JSON.stringify(pictures));
  return form;
}

/** Versions from the dry run: an artwork that changed since is not overwritten. */
const versionsIn = ({ digest, rows }: ImportDryRun) => ({
  digest,
  rows: Object.fromEntries(
    rows
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .map(({ row, version }) => [row, version]),
  ),
});
