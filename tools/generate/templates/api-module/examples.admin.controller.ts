import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { ExampleDto } from './dto/example.dto';
import { NewExampleDto } from './dto/new-example.dto';
import { presentExample } from './example.presenter';
import { ExamplesService } from './examples.service';

@ApiTags('examples')
@ForStaff()
@Controller('api/admin/examples')
export class AdminExamplesController {
  constructor(private readonly examples: ExamplesService) {}

  /** Adds one. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ExampleDto })
  async add(@Body() body: NewExampleDto): Promise<ExampleDto> {
    return presentExample(await this.examples.add(body.name));
  }
}
