import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

export class NewExampleDto {
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @IsString()
  @Length(1, 200)
  name: string;
}
