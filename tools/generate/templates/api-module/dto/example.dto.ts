import { ApiProperty } from '@nestjs/swagger';

export class ExampleDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  name: string;
}
