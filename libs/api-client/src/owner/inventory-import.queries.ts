import type { ImportProgress, ImportTrial, RefusedRow } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { sendOwnerForm } from '../owner-form';
import { INVENTORY_KEY } from './inventory.queries';

const IMPORT = '/api/admin/inventory-import';
const TRIAL = '/api/admin/inventory-import/trial';

/** A file of works, and the pictures of new ones that were sent ahead: their ids by the names of their files. */
export interface ImportUpload {
  file: File;
  pictures: Readonly<Record<string, string>>;
}

/** What came of an import. */
export interface ImportOutcome {
  written: number;
  refused: readonly RefusedRow[];
}

/** Asks what a file of works would change. Nothing is written. */
export const tryImport = () =>
  mutationOptions({
    mutationFn: async (upload: ImportUpload): Promise<ImportTrial> => {
      const answer = await sendOwnerForm({ method: 'POST', path: TRIAL, form: formOf(upload) });
      if (!isTrial(answer)) throw new Error('The answer to a file could not be read.');
      return answer;
    },
  });

/** Writes what a trial has shown, some rows a call until none is left. */
export const applyImport = (onWritten: (rows: number) => void) =>
  mutationOptions({
    mutationFn: async ({
      trial,
      ...upload
    }: ImportUpload & { trial: ImportTrial }): Promise<ImportOutcome> => {
      const form = formOf(upload);
      form.append(
        'seen',
        new Blob([JSON.stringify(seenIn(trial))], { type: 'application/json' }),
        'seen.json',
      );
      let written = 0;
      for (;;) {
        const progress = await sendOwnerForm({ method: 'POST', path: IMPORT, form });
        if (!isProgress(progress)) throw new Error('The answer to a file could not be read.');
        written += progress.written;
        onWritten(written);
        // A call that wrote nothing would write nothing the next time either.
        if (progress.left === 0 || progress.written === 0) return { written, refused: progress.refused };
      }
    },
    onSettled: (_data, _error, _upload, _scope, { client }) =>
      client.invalidateQueries({ queryKey: INVENTORY_KEY }),
  });

function formOf({ file, pictures }: ImportUpload): FormData {
  const form = new FormData();
  form.append('file', file);
  form.append('pictures', JSON.stringify(pictures));
  return form;
}

/** The works as the trial saw them: whoever changed one meanwhile is not overwritten. */
const seenIn = ({ digest, rows }: ImportTrial) => ({
  digest,
  rows: Object.fromEntries(
    rows
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .map(({ row, version }) => [row, version]),
  ),
});

// They come from the server that answers the call: their shape is trusted, only something else is refused.
const isTrial = (body: unknown): body is ImportTrial =>
  typeof body === 'object' && body !== null && 'digest' in body && 'rows' in body;

const isProgress = (body: unknown): body is ImportProgress =>
  typeof body === 'object' && body !== null && 'written' in body && 'left' in body;
