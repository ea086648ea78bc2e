import { ApiProperty } from '@nestjs/swagger';

/** What a sale of one print leaves its selling partner. In dollars. */
export class AffiliateExample {
  @ApiProperty({ example: '60x40' }) size: string;
  @ApiProperty() price: number;
  @ApiProperty() production: number;
  @ApiProperty() shipping: number;
  @ApiProperty() paymentFee: number;
  @ApiProperty({ description: 'What is left of the price' }) net: number;
  @ApiProperty() commission: number;
}

/** What the selling partners' programme promises. */
export class AffiliateProgram {
  @ApiProperty({ example: '20', description: 'Percent of the net profit' }) rate: string;
  @ApiProperty({ description: 'Days after which a sale can no longer be taken back' }) returnDays: number;
  @ApiProperty({ example: '24-48', description: 'Within so many hours an application is answered' })
  replyHours: string;
  @ApiProperty({
    type: [AffiliateExample],
    description: 'By the price book in force; without those whose costs it does not know',
  })
  examples: AffiliateExample[];
}
