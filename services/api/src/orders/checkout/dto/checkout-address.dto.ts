import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, IsNotEmpty, IsOptional, IsString, ValidateIf } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** The parts of an address that may stay empty: the modal asks for them, the payment does not need them. */
class AddressFields {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(50) phone?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) street?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) city?: string;

  @ApiPropertyOptional({
    description: 'In the United States by code or name. Where it and the ZIP disagree, tax goes by the ZIP',
  })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  state?: string;

  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) country?: string;
}

/** Who pays. Full name and e-mail are required. */
export class BillingAddress extends AddressFields {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) fullName: string;
  @ApiProperty() @Trim() @IsEmail() @MaxLength(254) email: string;
}

/** Where the work goes. What is missing is taken from the billing address. */
export class ShippingAddress extends AddressFields {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(200) fullName?: string;

  @ApiPropertyOptional({ description: 'May be empty' })
  @ValidateIf((address: ShippingAddress) => Boolean(address.email))
  @Trim()
  @IsEmail()
  @MaxLength(254)
  email?: string;
}
