import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { AppError } from '../errors/app-error';
import { toAppError } from '../errors/error.filter';
import type { SocketConnection } from './socket-connection';

/** Answers a request that failed; the connection stays. Code and sentence are those of HTTP errors. */
export class RequestRefused {
  @ApiProperty({ enum: ['refused'] }) type: 'refused';
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What is wrong, by field',
  })
  fields?: Record<string, string>;
}

/** Every 15 seconds: without it, a page counts its connection as lost. */
export class Heartbeat {
  @ApiProperty({ enum: ['heartbeat'] }) type: 'heartbeat';
}

/** The message that answers a request which failed: `fields` names what is wrong with each field. */
export const refusedMessage = ({ code, message, fields }: AppError): RequestRefused => ({
  type: 'refused',
  code,
  message,
  ...(fields && { fields }),
});

/** Whatever a gateway's handler throws, as one message. The connection stays. */
@Catch()
export class SocketExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketExceptionFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    if (error.code === 'internal') this.logger.error(thrown);
    host.switchToWs().getClient<SocketConnection>().sendMessage(refusedMessage(error));
  }
}
