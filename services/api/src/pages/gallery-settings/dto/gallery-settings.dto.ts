import { ApiProperty } from '@nestjs/swagger';

export class GalleryBrand {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Where the studio is, as pages say it' })
  studio: string;

  @ApiProperty()
  city: string;

  @ApiProperty()
  zip: string;

  @ApiProperty({ example: 'America/Chicago', description: "Of the gallery's times" })
  timeZone: string;
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

  @ApiProperty({ description: 'As works carry it' })
  name: string;

  @ApiProperty({ description: 'Its name in the select of phones' })
  mobileLabel: string;

  @ApiProperty({ description: 'Whether the catalogue offers it as a filter' })
  inFilter: boolean;

  @ApiProperty({ type: [String], description: 'Slugs of the series near it, nearest first' })
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
  @ApiProperty({ description: 'Of an edition of up to 20 prints' })
  smallEditionPrints: number;

  @ApiProperty({ description: 'Of a larger edition' })
  largeEditionPrints: number;
}

/** The public settings, which documents contain. */
export class GallerySettings {
  @ApiProperty({ description: 'Where the public site is, without a slash at its end' })
  publicOrigin: string;

  @ApiProperty({ enum: ['inquire', 'purchase'] })
  salesMode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Which orders are charged tax' })
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: 'Whether card payments carry the fee' })
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ type: GalleryOrderLimits })
  orderLimits: GalleryOrderLimits;

  @ApiProperty({ description: 'What is promised about more prints and damaged ones' })
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
    description: 'The charity that the proceeds fund; null where the owner names none',
  })
  charity: GalleryLink | null;

  @ApiProperty({ type: [GallerySeries], description: 'In the order of lists' })
  series: GallerySeries[];

  @ApiProperty({ type: [GalleryGateTag] })
  gateTags: GalleryGateTag[];

  @ApiProperty({ type: String, nullable: true })
  stripePublishableKey: string | null;

  @ApiProperty({ description: 'Address of Stripe.js, or of the stand-in for it' })
  stripeScript: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A page elsewhere that shows the current event too, framed in its feed',
  })
  liveGallery: string | null;

  @ApiProperty({ description: 'Whether pages tell of visits' })
  countsVisits: boolean;
}
