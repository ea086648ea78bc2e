import { CLOSE_SIGNED_OUT } from '@gallery/contracts';
import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { CurrentStaffService, type SignedInStaff } from '../../identity';
import { AppError, type SocketConnection } from '../../platform';

/**
 * Knows who the console's sockets belong to. A socket is authorized by the session that opened it, and closed with it.
 */
@Injectable()
export class ConsoleSessionsService {
  private readonly logger = new Logger(ConsoleSessionsService.name);
  private readonly staff = new Map<SocketConnection, SignedInStaff>();

  constructor(private readonly currentStaffService: CurrentStaffService) {}

  get connections(): SocketConnection[] {
    return [...this.staff.keys()];
  }

  find(connection: SocketConnection): SignedInStaff | null {
    return this.staff.get(connection) ?? null;
  }

  remove(connection: SocketConnection): void {
    this.staff.delete(connection);
  }

  /** Whether the connection belongs to staff now; closes it when it does not. A database failure changes nothing. */
  async authorize(connection: SocketConnection): Promise<boolean> {
    try {
      const staff = await this.currentStaffService.findForRequest(connection.request);
      if (staff && connection.isOpen) this.staff.set(connection, staff);
      else this.reject(connection);
    } catch (error) {
      if (error instanceof AppError) this.reject(connection);
      else this.logger.warn(`A session of the console cannot be checked: ${String(error)}`);
    }
    return this.staff.has(connection);
  }

  /** Sessions end and accounts are disabled while sockets stay open for hours. */
  async recheckAll(): Promise<void> {
    for (const connection of this.connections) await this.authorize(connection);
  }

  private reject(connection: SocketConnection): void {
    this.remove(connection);
    connection.close(CLOSE_SIGNED_OUT, 'Sign in.');
  }
}

/** Lets the console's messages through while their connection belongs to staff. */
@Injectable()
export class StaffSocketGuard implements CanActivate {
  constructor(private readonly consoleSessionsService: ConsoleSessionsService) {}

  /** @throws AppError `unauthorized` */
  canActivate(context: ExecutionContext): boolean {
    const connection = context.switchToWs().getClient<SocketConnection>();
    if (!this.consoleSessionsService.find(connection)) throw new AppError('unauthorized');
    return true;
  }
}
