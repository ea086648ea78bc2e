import { ApiProperty } from '@nestjs/swagger';

/** Who the gallery is; every name and address on the pages comes from here. */
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
}

/** A link to the gallery elsewhere. */
export class GalleryLink {
  @ApiProperty()
  label: string;

  @ApiProperty()
  href: string;
}

/** A body of work, as the catalogue's filter and the works beside a work need it. */
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

/** What the gate of a live event says to those who come by this tag. */
export class GalleryGateTag {
  @ApiProperty()
  tag: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  text: string;
}

/** What decides how the gallery sells and signs; documents carry it to the page. */
export class GallerySettings {
  @ApiProperty({ description: 'Where the public site is, without a slash at its end' })
  publicOrigin: string;

  @ApiProperty({ enum: ['inquire', 'purchase'] })
  salesMode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Which orders are charged tax' })
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: 'Whether card payments carry the fee' })
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ description: 'What is promised about more prints and damaged ones' })
  editionPolicy: string;

  @ApiProperty({ type: GalleryBrand })
  brand: GalleryBrand;

  @ApiProperty({ type: [GalleryLink] })
  links: GalleryLink[];

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
