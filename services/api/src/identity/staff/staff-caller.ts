import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../session-request';
import { Sessions } from '../sessions';
import { OwnerKey } from './owner-key';
import type { SignedInStaff } from './signed-in-staff';

/**
 * Who of the gallery's own people calls. For public routes that tell them more; others are marked `@ForStaff()` or
 * `@ForOwner()`.
 */
@Injectable()
export class StaffCaller {
  constructor(
    private readonly key: OwnerKey,
    private readonly sessions: Sessions,
  ) {}

  /** Null for everybody else. @throws AppError `foreign_request` for a write by cookie from elsewhere */
  async of(request: SessionRequest): Promise<SignedInStaff | null> {
    const { authorization } = request.headers;
    const holder = typeof authorization === 'string' ? this.key.holderOf(authorization) : null;
    return holder ?? (await this.sessions.staffOf(request));
  }

  /** By the `Authorization` header alone, which the console sends and the public pages of the same browser do not. */
  async byHeader({ authorization }: IncomingHttpHeaders): Promise<SignedInStaff | null> {
    return authorization === undefined ? null : this.of({ method: 'GET', headers: { authorization } });
  }
}
