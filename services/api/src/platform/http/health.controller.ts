import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Public } from './public.decorator';
import { OPTIONAL_PARTS, Readiness, type OptionalPart } from './readiness';

/** What a health check answers when all is well. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}

/** What readiness answers when requests are welcome. */
export class ReadyDto extends HealthDto {
  /** Parts that are away: what needs them answers 503, everything else goes on. */
  @ApiProperty({ enum: OPTIONAL_PARTS, isArray: true }) away: OptionalPart[];
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

  /** The process can do its work; 503 `unavailable` names the part that is missing for that. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: ReadyDto })
  @ApiServiceUnavailableResponse({ description: '`unavailable` with details {missing}' })
  async ready(): Promise<ReadyDto> {
    return { status: 'ok', away: await this.readiness.check() };
  }
}
