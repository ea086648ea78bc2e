import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { ExampleDto } from './dto/example.dto';
import { NewExampleDto } from './dto/new-example.dto';
import { presentExample } from './example.presenter';
import { ExamplesService } from './examples.service';

@ApiTags('examples')
@Controller('api/examples')
export class ExamplesController {
  constructor(private readonly examples: ExamplesService) {}

  /** All of them, newest first. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [ExampleDto] })
  async list(): Promise<ExampleDto[]> {
    const found = await this.examples.list();
    return found.map(presentExample);
  }

  @Public()
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ExampleDto })
  async add(@Body() body: NewExampleDto): Promise<ExampleDto> {
    return presentExample(await this.examples.add(body.name));
  }
}
