import { randomInt } from 'node:crypto';

/** Few enough that documents built for one visitor also serve others. */
const SEEDS = 32;

/** The seed of the visit, and whether its cookie still has to be set. */
interface VisitSeed {
  seed: number;
  isNew: boolean;
}

/**
 * The seed of the visit from its cookie, or a new one. It determines the order of artworks. Many visitors share a seed, so it
 * identifies nobody.
 */
export function visitSeed(cookies: string | undefined): VisitSeed {
  const [, saved] = /(?:^|;\s*)visit=(\d{1,3})(?:;|$)/.exec(cookies ?? '') ?? [];
  const seed = Number(saved);
  return saved !== undefined && seed < SEEDS
    ? { seed, isNew: false }
    : { seed: randomInt(SEEDS), isNew: true };
}

/** A session cookie. The page's scripts read the seed from the document instead. */
export const visitCookie = (seed: number, isSecure: boolean): string =>
  `visit=${seed}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Whether there are cookies other than the visit's. */
export const hasOtherCookies = (cookies: string): boolean =>
  cookies.split(';').some((pair) => !/^\s*(visit=.*)?$/.test(pair));
