import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsIn } from 'class-validator';
import { MaxLength, Trim } from '../../platform';

/** Pages with a newsletter form (P3). */
export const SOURCE_PAGES = [
  'landing',
  'fine-art',
  'commercial',
  'about',
  'contact',
  'cart',
  'artwork-detail',
  'live-event',
] as const;

/** Body of `POST /api/email-subscribe` (S131). */
export class SubscriptionRequest {
  @ApiProperty()
  @Trim()
  @MaxLength(254, { message: 'Please enter a valid email address.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email: string;

  @ApiProperty({ enum: SOURCE_PAGES })
  @IsIn(SOURCE_PAGES)
  sourcePage: (typeof SOURCE_PAGES)[number];
}

/** What a newsletter form or page shows when it worked. */
export class Subscription {
  @ApiProperty() message: string;
}
