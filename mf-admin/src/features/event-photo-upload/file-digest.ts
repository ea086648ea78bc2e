/** SHA-256 of a file in hex, as the gallery names photographs. Null on pages without TLS, where browsers do not compute it: the gallery finds doubles itself then, only later. */
export async function fileDigest(file: File): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
