import { saveAs } from '@gallery/ui';

/** Hands a file that the server sent to the browser under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveAs(address, name);
  URL.revokeObjectURL(address);
}
