import type { LevelThresholds, PriceBook, Series } from '@gallery/domain';
import type { EmailContents } from '../email/email-template';
import type { BrandLink } from './brand-links';
import type { TrackingSettings } from './visit-settings';

/** How the gallery sells. */
export interface SalesSettings {
  /** `inquire` shows no prices and sells nothing, `purchase` sells. */
  mode: 'inquire' | 'purchase';
  /** Which orders are charged tax: Texas destinations only, or all. */
  taxMode: 'destination' | 'always';
  /** Whether card payments carry the surcharge. */
  cardFeeMode: 'surcharge' | 'off';
  /** What the edition statement of every work promises about more prints and damaged ones. */
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

/** What holds for selling partners. */
export interface AffiliatesSettings {
  /** Share of a new partner in basis points, until the owner says otherwise. */
  defaultRateBp: number;
  /** How long a buyer may return a print; commission is approved after it. In days. */
  returnDays: number;
}

/** How long the evenings are remembered. */
export interface LiveEventSettings {
  /** How long names and addresses of guests are kept after their event's end, in days. */
  guestDays: number;
}

/** What the gate says to guests who come by a tag. */
export interface GateTag {
  tag: string;
  title: string;
  text: string;
}

/** The tags as they hold: until the owner names some, the one of the gallery. */
export const resolveGateTags = ({
  gateTags,
  brand: { id, name },
}: Pick<EditableSettings, 'gateTags' | 'brand'>): readonly GateTag[] =>
  gateTags ?? [
    {
      tag: id.toLowerCase(),
      title: `${name} Live Event`,
      text: `Join ${name} while the evening is photographed. Your name and e-mail open its gallery.`,
    },
  ];

/**
 * What the owner may change while the gallery runs. The environment says what holds until then, and again for whatever
 * the owner has not said.
 */
export interface EditableSettings {
  sales: SalesSettings;
  brand: BrandSettings;
  links: BrandLink[];
  /** The charity that the proceeds fund. */
  charity: BrandLink | null;
  /** What collectors have to spend for a level, in cents; null leaves the level to the owner. */
  levels: LevelThresholds;
  partners: AffiliatesSettings;
  /** Bodies of work and where they are offered, in the order of every list. */
  series: readonly Series[];
  /** Tags that the gate of live events knows; null while it knows the gallery's own alone. */
  gateTags: readonly GateTag[] | null;
  events: LiveEventSettings;
  /** The version that is in force: what is proposed, warned about and opened is priced by it. */
  priceBook: PriceBook;
  /** Words of mails that the owner has written; all others have the installed ones. */
  emailTemplates: EmailContents;
  /** Whether and how visits are counted. */
  tracking: TrackingSettings;
}
