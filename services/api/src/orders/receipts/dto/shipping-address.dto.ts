import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { IsEmailAddress, MaxLength, Trim } from '../../../platform';

/** Where the prints of an order go, as its buyer enters it. */
export class ShippingAddressInput {
  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your full name' })
  @MaxLength(200)
  fullName: string;

  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(50) phone?: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your street address' })
  @MaxLength(200)
  street: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your city' })
  @MaxLength(100)
  city: string;

  @ApiPropertyOptional({
    description: 'In the United States by code or name; left out, it is that of the ZIP',
  })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  state?: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your ZIP code' })
  @MaxLength(20)
  zip: string;

  @ApiPropertyOptional({ default: 'United States' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  country?: string;
}

/** Body of `POST /api/order-lookups/shipping-address`: the new address, and what proves that the order is the buyer's. */
export class OrderLookupAddress extends ShippingAddressInput {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please enter your order number.' })
  @MaxLength(40)
  number: string;

  @ApiProperty({ description: 'The address the order was placed under' })
  @IsEmailAddress()
  email: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/shipping-address`. */
export class UpdateOrderAddress extends ShippingAddressInput {
  @ApiProperty({ description: 'Of the record that was looked at; an older one is refused' })
  @IsInt()
  @Min(1)
  version: number;
}
