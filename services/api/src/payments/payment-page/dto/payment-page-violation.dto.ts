import { ApiProperty } from '@nestjs/swagger';

/** Something that browsers kept from the payment page. */
export class PaymentPageViolation {
  @ApiProperty({ example: 'script-src-elem' }) directive: string;
  @ApiProperty({ example: 'https://evil.example', description: 'An origin, or `inline`, `eval`, …' })
  blocked: string;
  @ApiProperty({ description: 'How often browsers reported it' }) reports: number;
  @ApiProperty({ format: 'date-time' }) firstSeenAt: string;
  @ApiProperty({ format: 'date-time' }) lastSeenAt: string;
}
