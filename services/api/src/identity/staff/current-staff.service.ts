import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import { OwnerKeyService } from './owner-key.service';
import type { SignedInStaff } from './signed-in-staff';

/**
 * Who of the gallery's own people calls. For public routes that tell them more; others are marked `@ForStaff()` or
 * `@OwnerRoute()`.
 */
@Injectable()
export class CurrentStaffService {
  constructor(
    private readonly ownerKeyService: OwnerKeyService,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Null for everybody else. @throws AppError `foreign_request` for a write by cookie from elsewhere */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    const { authorization } = request.headers;
    const holder = typeof authorization === 'string' ? this.ownerKeyService.findHolder(authorization) : null;
    return holder ?? (await this.sessionsService.findStaff(request));
  }

  /** By the `Authorization` header alone, which the console sends and the public pages of the same browser do not. */
  async findByAuthorization({ authorization }: IncomingHttpHeaders): Promise<SignedInStaff | null> {
    return authorization === undefined
      ? null
      : this.findForRequest({ method: 'GET', headers: { authorization } });
  }
}
