import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  UseInterceptors,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiCookieAuth, ApiExtension, ApiNotFoundResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, Clock, Settings } from '../../platform';
import { RECENT_SIGN_IN_MS } from '../identity-policy';
import { isOnAdminOrigin } from './admin-origin';
import type { SignedInStaff, StaffRole } from './staff-roles';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService, type StaffRequestSession } from '../sessions/sessions.service';

/**
 * The staff member of a request. For public routes that show staff more; others are marked `@ForStaff()` or
 * `@OwnerRoute()`.
 */
@Injectable()
export class CurrentStaffService {
  constructor(private readonly sessionsService: SessionsService) {}

  /**
   * Null for everyone else, including staff who must set up a second factor first.
   * @throws AppError `foreign_request` for a write by cookie from elsewhere
   */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    const found = await this.sessionsService.findStaff(request);
    return found && !found.isSecondFactorMissing ? found.staff : null;
  }
}

const ROLE = 'gallery:staff-role';
const RECENT_SIGN_IN = 'gallery:recent-sign-in';
const BEFORE_SECOND_FACTOR = 'gallery:before-second-factor';

/** Names the required role of such a route in the OpenAPI document. */
export const ROLE_EXTENSION = 'x-staff-role';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, on routes that are marked `@ForStaff()` or `@OwnerRoute()`. */
    staff?: SignedInStaff;
    /** The caller's session on those routes. */
    staffSession?: StaffRequestSession;
  }
}

/** Lets staff through, as far as their role allows. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly sessionsService: SessionsService,
    private readonly reflector: Reflector,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `unauthorized`, `owner_only`, `foreign_request`, `second_factor_required`,
   * `reauthentication_required`; `not_found` if the admin is not served here
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // No browser or proxy may show one person's response to another.
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    // The guard runs twice for a route that is marked at both its class and its method.
    request.staffSession ??= (await this.sessionsService.findStaff(request)) ?? undefined;
    request.staff = request.staffSession?.staff;
    if (!request.staff) {
      if (!isOnAdminOrigin(request, this.settings.http)) throw new AppError('not_found');
      throw new AppError('unauthorized');
    }
    if (request.staffSession?.isSecondFactorMissing && !this.isMarked(BEFORE_SECOND_FACTOR, context))
      throw new AppError('second_factor_required');
    const needed = this.reflector.getAllAndOverride<StaffRole>(ROLE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (needed === 'owner' && request.staff.role !== 'owner') throw new AppError('owner_only');
    if (this.isMarked(RECENT_SIGN_IN, context) && !this.hasRecentSignIn(request.staffSession))
      throw new AppError('reauthentication_required');
    return true;
  }

  private hasRecentSignIn(session: StaffRequestSession | undefined): boolean {
    const since = session?.authenticatedAt.getTime();
    return since !== undefined && this.clock.now().getTime() - since < RECENT_SIGN_IN_MS;
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(mark, context.getHandler()) === true;
  }
}

/** Lets requests through where the admin is served, whoever sends them. Not a guard, because its routes are public. */
@Injectable()
class AdminOriginInterceptor implements NestInterceptor {
  constructor(private readonly settings: Settings) {}

  /** @throws AppError `not_found` */
  intercept(context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isOnAdminOrigin(request, this.settings.http)) throw new AppError('not_found');
    return next.handle();
  }
}

/**
 * Marks routes of staff and owner that ask for the password or passkey again, unless it was given within the last ten
 * minutes of the session: actions that a stolen or unattended session must not perform.
 */
export const RequiresRecentSignIn = (): MethodDecorator =>
  applyDecorators(SetMetadata(RECENT_SIGN_IN, true), ApiExtension('x-requires-recent-sign-in', true));

/** Marks routes that are open to staff who still have to set up their second factor. */
export const BeforeSecondFactor = (): MethodDecorator =>
  applyDecorators(SetMetadata(BEFORE_SECOND_FACTOR, true), ApiExtension('x-before-second-factor', true));

/** Marks public routes of the admin: its gate, its login, its links. */
export const AdminOriginRoute = (): MethodDecorator & ClassDecorator =>
  applyDecorators(UseInterceptors(AdminOriginInterceptor), ApiNotFoundResponse({ description: 'not_found' }));

/** Marks routes for staff and owner, also in the OpenAPI document. */
export const ForStaff = (): MethodDecorator & ClassDecorator => forRole('staff');

/** Marks routes that only the owner may use. On a method, it overrides the class. */
export const OwnerRoute = (): MethodDecorator & ClassDecorator => forRole('owner');

const forRole = (role: StaffRole): MethodDecorator & ClassDecorator =>
  applyDecorators(
    UseGuards(StaffGuard),
    SetMetadata(ROLE, role),
    ApiCookieAuth('staff'),
    ApiExtension(ROLE_EXTENSION, role),
  );

/** The signed-in staff member, in a route that is marked `@ForStaff()` or `@OwnerRoute()`. */
export const CurrentStaff = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { staff } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!staff) throw new Error('@CurrentStaff() stands in a route without @ForStaff() or @OwnerRoute().');
  return staff;
});
