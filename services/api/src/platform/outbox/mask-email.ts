/** Enough of an address for its owner to recognize it, and nobody else: `e…@marsh.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
