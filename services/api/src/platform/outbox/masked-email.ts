/** As much of an address as tells its owner, and nobody else, whose it is: `e…@marsh.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
