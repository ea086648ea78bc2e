import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from './public.decorator';
import { Readiness } from './readiness';

/** What a health check answers when all is well. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers. */
  @Public()
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The process can do its work; 503 `unavailable` names the part that is missing. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: HealthDto })
  @ApiServiceUnavailableResponse({ description: '`unavailable` with details {missing}' })
  async ready(): Promise<HealthDto> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
