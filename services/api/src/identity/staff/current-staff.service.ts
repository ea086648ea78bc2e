import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import type { SignedInStaff } from './signed-in-staff';

/**
 * The staff member of a request. For public routes that show them more; others are marked `@ForStaff()` or
 * `@OwnerRoute()`.
 */
@Injectable()
export class CurrentStaffService {
  constructor(private readonly sessionsService: SessionsService) {}

  /** Null for everybody else. @throws AppError `foreign_request` for a write by cookie from elsewhere */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    return this.sessionsService.findStaff(request);
  }

  /** By the `Authorization` header alone, which the admin sends and the public pages of the same browser do not. */
  async findByAuthorization({ authorization }: IncomingHttpHeaders): Promise<SignedInStaff | null> {
    return authorization === undefined
      ? null
      : this.findForRequest({ method: 'GET', headers: { authorization } });
  }
}
