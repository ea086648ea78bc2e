import type { Settings } from '../../platform';
import type { SessionRequest } from '../sessions/session-request';

/** The settings that say where the admin answers. */
type AdminOrigins = Pick<Settings['http'], 'publicOrigin' | 'adminOrigin' | 'isAdminOnShopOrigin'>;

/**
 * Whether the admin answers this request: on its own origin, elsewhere only where the gallery allows it. By the `Host`
 * header, which no page can change; a program that does has no cookie of the admin's origin.
 */
export function isOnAdminOrigin(
  { headers }: Pick<SessionRequest, 'headers'>,
  { adminOrigin, isAdminOnShopOrigin }: AdminOrigins,
): boolean {
  return isAdminOnShopOrigin || headers['host'] === new URL(adminOrigin).host;
}

/** From which pages a staff session may write by its cookie. */
export const staffOrigins = ({ publicOrigin, adminOrigin, isAdminOnShopOrigin }: AdminOrigins): string[] =>
  isAdminOnShopOrigin ? [adminOrigin, publicOrigin] : [adminOrigin];
