/** A cookie that scripts cannot read and other sites' forms do not send. */
export interface CookieOptions {
  isSecure: boolean;
  /** Zero removes it. */
  maxAgeSeconds: number;
}

/** The `Set-Cookie` header. Values are our own secrets and need no escapes. */
export function setCookieHeader(
  name: string,
  value: string,
  { isSecure, maxAgeSeconds }: CookieOptions,
): string {
  const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}
