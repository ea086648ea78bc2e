import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength, OneLine, OptionalField, Trim } from '../../../platform';
import { MAX_ORDER_PICTURES } from '../../orders-policy';

/** A picture of an order from the studio. */
export class OrderPicture {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'For the buyer only; works for a day' }) url: string;
  @ApiProperty({ example: 'Number 3 of 9, drying' }) caption: string;
  @ApiProperty({ description: 'What a change of the caption is sent as of' }) version: number;
  @ApiProperty({ description: 'Pixels' }) width: number;
  @ApiProperty() height: number;
  @ApiProperty({ format: 'date-time', description: 'When it was added' }) at: string;
}

/** The text field of the form that adds a picture; its file is `picture`. */
export class CreateOrderPicture {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the caption within 200 characters.' })
  @OneLine()
  @IsNotEmpty({ message: 'Please enter a caption.' })
  @IsString({ message: 'Please enter a caption.' })
  caption: string;
}

/** Changes a picture; what is left out stays. */
export class UpdateOrderPicture {
  @ApiPropertyOptional()
  @OptionalField()
  @Trim()
  @MaxLength(200, { message: 'Please keep the caption within 200 characters.' })
  @OneLine()
  @IsNotEmpty({ message: 'Please enter a caption.' })
  @IsString({ message: 'Please enter a caption.' })
  caption?: string;

  @ApiPropertyOptional({ description: 'Its place among the pictures, from 0' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ORDER_PICTURES)
  place?: number;

  @ApiPropertyOptional({ description: 'Of the picture whose caption was looked at; an older one is refused' })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}
