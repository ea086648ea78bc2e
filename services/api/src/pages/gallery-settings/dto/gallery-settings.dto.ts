import { ApiProperty } from '@nestjs/swagger';

/** How far the gallery's clocks are from UTC, for as long as it holds. */
export class GalleryUtcOffset {
  @ApiProperty({ format: 'date-time', description: 'The first moment' })
  from: string;

  @ApiProperty({ format: 'date-time', description: 'The first moment after it' })
  until: string;

  @ApiProperty({ type: 'integer', example: -360, description: 'Minutes ahead of UTC; negative west of it' })
  minutes: number;

  @ApiProperty({ example: 'CST', description: 'As it stands behind a time' })
  name: string;
}

export class GalleryBrand {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Location of the studio, as pages show it' })
  studio: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
  zip: string;

  @ApiProperty({ example: 'America/Chicago', description: 'Time zone of the gallery' })
  timeZone: string;

  @ApiProperty({
    type: [GalleryUtcOffset],
    description: 'Offsets of the time zone from the past year to the next, with which pages tell times',
  })
  utcOffsets: GalleryUtcOffset[];
}

export class GalleryLink {
  @ApiProperty()
  label: string;

  @ApiProperty()
  href: string;
}

export class GallerySeries {
  @ApiProperty()
  slug: string;

  @ApiProperty({ description: 'Name of the series in artworks' })
  name: string;

  @ApiProperty({ description: 'Name in the select on phones' })
  mobileLabel: string;

  @ApiProperty({ description: 'Whether the catalog offers it as a filter' })
  inFilter: boolean;

  @ApiProperty({ type: [String], description: 'Slugs of related series, closest first' })
  near: string[];
}

/** The gate's text for guests who come through this tag. */
export class GalleryGateTag {
  @ApiProperty()
  tag: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  text: string;
}

/** How many prints of one edition an order can contain, in addition to reserved ones. */
export class GalleryOrderLimits {
  @ApiProperty({ description: 'For editions of up to 20 prints' })
  smallEditionPrints: number;

  @ApiProperty({ description: 'For larger editions' })
  largeEditionPrints: number;
}

/** The public settings, which documents contain. */
export class GallerySettings {
  @ApiProperty({ description: 'Origin of the public site, without a trailing slash' })
  publicOrigin: string;

  @ApiProperty({ enum: ['inquire', 'purchase'] })
  salesMode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Which orders are charged tax' })
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: 'Whether card payments include the card fee' })
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ type: GalleryOrderLimits })
  orderLimits: GalleryOrderLimits;

  @ApiProperty({ description: 'Promise about further prints and damaged prints' })
  editionPolicy: string;

  @ApiProperty({ type: GalleryBrand })
  brand: GalleryBrand;

  @ApiProperty({ type: [GalleryLink] })
  links: GalleryLink[];

  @ApiProperty({ type: [GalleryLink], description: "The artist's own sites" })
  artistSites: GalleryLink[];

  @ApiProperty({
    type: GalleryLink,
    nullable: true,
    description: 'Charity that the proceeds fund; null if the owner named none',
  })
  charity: GalleryLink | null;

  @ApiProperty({ type: [GallerySeries], description: 'In display order' })
  series: GallerySeries[];

  @ApiProperty({ type: [GalleryGateTag] })
  gateTags: GalleryGateTag[];

  @ApiProperty({ type: String, nullable: true })
  stripePublishableKey: string | null;

  @ApiProperty({ description: 'URL of Stripe.js, or of its stand-in' })
  stripeScript: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'External page about the current event, embedded in its feed',
  })
  liveGallery: string | null;

  @ApiProperty({ description: 'Whether pages report visits' })
  countsVisits: boolean;
}
