import { Controller, Get } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../public.decorator';
import { ReadinessService, type PartState, type PartStates } from './readiness.service';

const PART_STATE_SCHEMA = { enum: ['ok', 'away'] };

/** The response of a health check when all is well. */
export class HealthDto {
  @ApiProperty({ enum: ['ok'] }) status: 'ok';
}

/** The dependencies that this gallery uses; others are left out. */
export class PartsDto implements PartStates {
  @ApiProperty(PART_STATE_SCHEMA) database: PartState;
  @ApiProperty(PART_STATE_SCHEMA) migrations: PartState;
  /** This machine's, compared with the database's. */
  @ApiProperty(PART_STATE_SCHEMA) clock: PartState;
  /** Whether the database commits. */
  @ApiPropertyOptional(PART_STATE_SCHEMA) writes?: PartState;
  /** Where pictures are. */
  @ApiPropertyOptional(PART_STATE_SCHEMA) store?: PartState;
  /** Carries messages between instances. */
  @ApiPropertyOptional(PART_STATE_SCHEMA) redis?: PartState;
  /** The web server's builds, which pages are rendered from. */
  @ApiPropertyOptional(PART_STATE_SCHEMA) documents?: PartState;
}

/** The response when the process is ready for requests. */
export class ReadyDto {
  /** `degraded` while a part is unavailable: whatever needs it returns 503, everything else keeps working. */
  @ApiProperty({ enum: ['ok', 'degraded'] }) status: 'ok' | 'degraded';
  @ApiProperty() parts: PartsDto;
}

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(private readonly readinessService: ReadinessService) {}

  /** Whether the process is alive. */
  @Public()
  @Get('live')
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Whether the process can serve requests. 503 `unavailable` names the missing dependency. */
  @Public()
  @Get('ready')
  @ApiOkResponse({ type: ReadyDto })
  @ApiServiceUnavailableResponse({ description: '`unavailable` with details {missing, parts}' })
  async ready(): Promise<ReadyDto> {
    const parts = await this.readinessService.check();
    return { status: Object.values(parts).includes('away') ? 'degraded' : 'ok', parts };
  }
}
