import type { Settings } from '../../platform';
import type { SessionRequest } from '../sessions/session-request';

/** The settings that say where the admin is served. */
type AdminOrigins = Pick<Settings['http'], 'publicOrigin' | 'adminOrigin' | 'isAdminOnShopOrigin'>;

/**
 * Whether the admin answers this request: on its own origin, and elsewhere only if the gallery allows it. Decides by
 * the `Host` header, which no page can change; a program that changes it has no cookie of the admin's origin.
 */
export function isOnAdminOrigin(
  { headers }: Pick<SessionRequest, 'headers'>,
  { adminOrigin, isAdminOnShopOrigin }: AdminOrigins,
): boolean {
  return isAdminOnShopOrigin || headers['host'] === new URL(adminOrigin).host;
}

/** The pages from which a staff session may write with its cookie. */
export const staffOrigins = ({ publicOrigin, adminOrigin, isAdminOnShopOrigin }: AdminOrigins): string[] =>
  isAdminOnShopOrigin ? [adminOrigin, publicOrigin] : [adminOrigin];
