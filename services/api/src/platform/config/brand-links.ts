import type { EnvironmentReader } from './environment-reader';

/** A link of the footer and the navigation. */
export interface BrandLink {
  label: string;
  href: string;
}

const NO_CHARITY = 'none';

/** The gallery elsewhere: `Label=https://address` pairs, separated by commas. */
export function readBrandLinks(read: EnvironmentReader): BrandLink[] {
  const pairs = read.text('BRAND_LINKS', 'Instagram=https://instagram.example/tfgallery').split(',');
  return pairs.flatMap((pair) => {
    const link = parseLink(pair);
    if (!link) {
      read.addError(
        `BRAND_LINKS must be Label=https://address pairs separated by commas; "${pair.trim()}" is not.`,
      );
    }
    return link ?? [];
  });
}

/** The charity that the proceeds fund, outside of the gallery; null where the owner names none. */
export function readCharityLink(read: EnvironmentReader): BrandLink | null {
  const given = read.text('CHARITY_LINK', 'The charity=https://charity.example');
  if (given === NO_CHARITY) return null;
  const link = parseLink(given);
  if (!link) read.addError(`CHARITY_LINK must be Label=https://address or ${NO_CHARITY}, not "${given}".`);
  return link;
}

function parseLink(pair: string): BrandLink | null {
  const [label = '', ...rest] = pair.split('=');
  const href = rest.join('=').trim();
  if (!label.trim() || !URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol)) return null;
  return { label: label.trim(), href };
}
