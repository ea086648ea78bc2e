import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsEmailAddress } from '../../../platform';

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

/** What a newsletter form or page shows when it worked. */
export class NewsletterResponse {
  @ApiProperty() message: string;
}
