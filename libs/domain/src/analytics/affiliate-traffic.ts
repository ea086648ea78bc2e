import type { TrafficSource } from './traffic-source';

/** Why a visit counts as partner traffic: a partner's own link, a word that the owner listed, or a social or search page. */
export const AFFILIATE_TRAFFIC_KINDS = ['registered', 'code', 'channel'] as const;
export type AffiliateTrafficKind = (typeof AFFILIATE_TRAFFIC_KINDS)[number];

export interface AffiliateTraffic {
  kind: AffiliateTrafficKind;
  /** A partner's id, the word, or the page's name: `instagram`. */
  code: string;
}

/** What counts as a partner. Both in lower case. */
export interface AffiliateCodes {
  /** Ids of active partners. */
  registered: ReadonlySet<string>;
  /** Words that the owner listed. */
  codeWords: readonly string[];
}

/**
 * Whom a visit is owed to: a registered partner before a code word before the channel it came by. What the address
 * says counts only when it is known: anybody can write an address.
 * @param said `ref` and the utm words of the address
 */
export function resolveAffiliateTraffic(
  values: readonly (string | null | undefined)[],
  { source, medium }: Pick<TrafficSource, 'source' | 'medium'>,
  { registered, codeWords: codeLabels }: AffiliateCodes,
): AffiliateTraffic | null {
  const words = values.flatMap((word) => (word ? [word.trim().toLowerCase()] : []));
  const affiliate = words.find((word) => registered.has(word));
  if (affiliate !== undefined) return { kind: 'registered', code: affiliate };
  const code = words.find((word) => codeLabels.includes(word));
  if (code !== undefined) return { kind: 'code', code };
  return medium === 'social' || medium === 'search' ? { kind: 'channel', code: source } : null;
}
