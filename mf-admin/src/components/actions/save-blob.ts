import { downloadUrl } from '@gallery/ui';

/** Hands a file that the server sent to the browser under this name. */
export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  downloadUrl(address, name);
  URL.revokeObjectURL(address);
}
