/** Time for the browser to begin with the download before its source goes, in milliseconds. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Hands a file over as a download. A plain link cannot: the call carries the session in its header. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
