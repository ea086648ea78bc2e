/** Hands an address, also a `data:` or `blob:` one, to the browser as a file with that name. */
export function downloadUrl(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
