import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { ExampleDto } from './dto/example.dto';
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
}
