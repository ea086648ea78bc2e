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

/** A link to the gallery elsewhere (S20). */
export class GalleryLink {
  @ApiProperty()
  label: string;

  @ApiProperty()
  href: string;
}

/** What decides how the gallery sells and signs; documents carry it to the page (G39). */
export class GallerySettings {
  @ApiProperty({ description: 'Where the public site is, without a slash at its end (A14)' })
  publicOrigin: string;

  @ApiProperty({ enum: ['inquire', 'purchase'] })
  salesMode: 'inquire' | 'purchase';

  @ApiProperty({ enum: ['destination', 'always'], description: 'Which orders are charged tax (G1)' })
  taxMode: 'destination' | 'always';

  @ApiProperty({ enum: ['surcharge', 'off'], description: 'Whether card payments carry the fee (G5)' })
  cardFeeMode: 'surcharge' | 'off';

  @ApiProperty({ description: 'What is promised about more prints and damaged ones (G22)' })
  editionPolicy: string;

  @ApiProperty({ type: GalleryBrand })
  brand: GalleryBrand;

  @ApiProperty({ type: [GalleryLink] })
  links: GalleryLink[];

  @ApiProperty({
    type: GalleryLink,
    nullable: true,
    description: 'The charity that the proceeds fund (S96); null where the owner names none',
  })
  charity: GalleryLink | null;

  @ApiProperty({ type: String, nullable: true })
  stripePublishableKey: string | null;

  @ApiProperty({ description: 'Address of Stripe.js, or of the stand-in for it' })
  stripeScript: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A page elsewhere that shows the current event too, framed in its feed (L46)',
  })
  liveGallery: string | null;
}
