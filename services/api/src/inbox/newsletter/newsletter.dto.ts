import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength } from '../../platform';

/**
 * The token of a link in an email: body of `POST /api/newsletter/confirm`, query of `POST /api/newsletter/unsubscribe`.
 */
export class NewsletterToken {
  @ApiProperty()
  @MaxLength(100, { isToken: true })
  @IsString()
  token: string;
}

/** Pages with a newsletter form. */
const SOURCE_PAGES = [
  'landing',
  'fine-art',
  'commercial',
  'about',
  'contact',
  'cart',
  'artwork-detail',
  'live-event',
] as const;

/** Body of `POST /api/email-subscribe`. */
export class NewsletterSubscriptionRequest {
  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty({ enum: SOURCE_PAGES })
  @IsIn(SOURCE_PAGES)
  sourcePage: (typeof SOURCE_PAGES)[number];
}

/** The answer of newsletter forms and pages. */
export class NewsletterResponse {
  @ApiProperty() message: string;
}
