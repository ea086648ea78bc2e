import { randomInt } from 'node:crypto';

/** As many orders of the works as there are; few enough that pages rendered for one visitor serve another. */
const SEEDS = 256;

/**
 * The seed of this visit from its cookie header, or a fresh one. Works hang in an order that follows from it;
 * it is shared by many visitors and says nothing about any.
 */
export function visitSeed(cookies: string | undefined): number {
  const [, kept] = /(?:^|;\s*)visit=(\d{1,3})(?:;|$)/.exec(cookies ?? '') ?? [];
  const seed = Number(kept);
  return kept !== undefined && seed < SEEDS ? seed : randomInt(SEEDS);
}

/** Keeps the seed until the browser is closed. The page's scripts read it from the document, not from here. */
export const visitCookie = (seed: number, isSecure: boolean): string =>
  `visit=${seed}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
