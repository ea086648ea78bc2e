import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MinLength } from 'class-validator';
import { PERSON_KINDS, type PersonKind } from '../../people';
import { MaxLength, Trim } from '../../platform';
import { MIN_SEARCH_LENGTH } from '../search-policy';

/** Query of `GET /api/admin/search`. */
export class SearchQuery {
  @ApiProperty({
    minLength: MIN_SEARCH_LENGTH,
    maxLength: 200,
    description:
      'Artwork title, optionally with a print’s size and number; name, email, order number, certificate, payment or event',
  })
  @Trim()
  @MaxLength(200, { message: 'Please use 200 characters or fewer.' })
  @MinLength(MIN_SEARCH_LENGTH, { message: 'Please enter at least two characters.' })
  @IsString({ message: 'Please enter at least two characters.' })
  q: string;
}

/** An artwork that was found, even if it is hidden or archived. */
export class FoundArtwork {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() isHidden: boolean;
  @ApiProperty() isDraft: boolean;
  @ApiProperty() isArchived: boolean;
}

/** A print that was found by its artwork, size and number, or a whole edition by artwork and size. */
export class FoundPrint {
  @ApiProperty() editionId: string;
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: Number, nullable: true, description: 'The 3 in `3 of 9`; null for the edition' })
  editionNumber: number | null;
  @ApiProperty({ description: 'The 9 in `3 of 9`' }) total: number;
}

/** Someone who was found; once per email address, as the first of these kinds that they are. */
export class FoundPerson {
  @ApiProperty({ enum: PERSON_KINDS, description: 'Only the owner finds affiliates' })
  kind: PersonKind;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Id of the collector or affiliate; for a guest or subscriber, of the person',
  })
  id: string | null;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
}

/** An order that was found. */
export class FoundOrder {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty() customerName: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A certificate that was found by its id. */
export class FoundCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty() total: number;
  @ApiProperty({ description: 'Empty once the account is deleted' }) holderName: string;
}

/** An event that was found. */
export class FoundEvent {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() location: string;
  @ApiProperty({ format: 'date-time' }) startsAt: string;
}

/** What was found for a text: a few results in each group, best first. */
export class SearchResults {
  @ApiProperty({ type: [FoundArtwork] }) artworks: FoundArtwork[];
  @ApiProperty({ type: [FoundPrint] }) prints: FoundPrint[];
  @ApiProperty({ type: [FoundPerson] }) people: FoundPerson[];
  @ApiProperty({ type: [FoundOrder] }) orders: FoundOrder[];
  @ApiProperty({ type: [FoundCertificate] }) certificates: FoundCertificate[];
  @ApiProperty({ type: [FoundEvent] }) events: FoundEvent[];
}
