import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { AppError } from '../errors/app-error';
import { toAppError } from '../errors/error.filter';
import type { SocketConnection } from './socket-connection';
import type { RequestRefused } from './socket-messages.dto';

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
