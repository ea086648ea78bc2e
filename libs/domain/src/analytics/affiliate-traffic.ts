import type { TrafficSource } from './traffic-source';

/** Why a visit counts as affiliate traffic: a referral link, a code word of the owner, or a social or search page. */
export const AFFILIATE_TRAFFIC_KINDS = ['registered', 'code', 'channel'] as const;
export type AffiliateTrafficKind = (typeof AFFILIATE_TRAFFIC_KINDS)[number];

export interface AffiliateTraffic {
  kind: AffiliateTrafficKind;
  /** The affiliate's id, the code word, or the page's name: `instagram`. */
  code: string;
}

/** Known affiliates and code words, in lower case. */
export interface AffiliateCodes {
  /** Ids of active affiliates. */
  registered: ReadonlySet<string>;
  /** Code words of the owner. */
  codeWords: readonly string[];
}

/**
 * Attributes a visit: an active affiliate before a code word before the channel. Unknown values are ignored: anyone
 * can write an address.
 * @param values `ref` and the utm parameters
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
