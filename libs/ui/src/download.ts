/** Downloads an address, also `data:` or `blob:`, under a file name. */
export function downloadUrl(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
