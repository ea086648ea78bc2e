import type { LevelThresholds } from '@gallery/domain';
import type { BrandLink } from './brand-links';

/** How the gallery sells. */
export interface SalesSettings {
  /** `inquire` shows no prices and sells nothing (spec P1), `purchase` sells. */
  mode: 'inquire' | 'purchase';
  /** Which orders are charged tax: Texas destinations only, or all (G1). */
  taxMode: 'destination' | 'always';
  /** Whether card payments carry the surcharge (G5). */
  cardFeeMode: 'surcharge' | 'off';
  /** What the edition statement of every work promises about more prints and damaged ones (G22). */
  editionPolicy: string;
}

/** Who the gallery is. */
export interface BrandSettings {
  /** Begins order numbers and names the current event: never changed while the gallery runs. */
  readonly id: string;
  name: string;
  /** Who made the works, where the owner names somebody. */
  artist: string | null;
  email: string;
  studio: string;
  city: string;
  zip: string;
}

/**
 * What the owner may change while the gallery runs. The environment says what holds until then, and again for whatever
 * the owner has not said.
 */
export interface OwnersSettings {
  sales: SalesSettings;
  brand: BrandSettings;
  links: BrandLink[];
  /** The charity that the proceeds fund (S96). */
  charity: BrandLink | null;
  /** What collectors have to spend for a level, in cents; null leaves the level to the owner (G54). */
  levels: LevelThresholds;
}
