import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/order-lookups`: what a guest has of their order. */
export class OrderLookup {
  @ApiProperty({ example: 'TF-7K3M-Q9XD', description: "Letters' case and dashes don't matter" })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please enter your order number.' })
  @MaxLength(40)
  number: string;

  @ApiProperty({ description: 'The address the order was placed under' })
  @IsEmailAddress()
  email: string;
}
