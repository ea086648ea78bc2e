import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import type { SignedInStaff } from './signed-in-staff';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Settings } from '../../platform';

/**
 * The staff member of a request. For public routes that show them more; others are marked `@ForStaff()` or
 * `@OwnerRoute()`.
 */
@Injectable()
export class CurrentStaffService {
  constructor(
    private readonly sessionsService: SessionsService,
    private readonly settings: Settings,
  ) {}

  /** Null for everybody else. @throws AppError `foreign_request` for a write by cookie from elsewhere */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    const { authorization } = request.headers;
    const holder = typeof authorization === 'string' ? this.findKeyHolder(authorization) : null;
    return holder ?? (await this.sessionsService.findStaff(request));
  }

  /** By the `Authorization` header alone, which the admin sends and the public pages of the same browser do not. */
  async findByAuthorization({ authorization }: IncomingHttpHeaders): Promise<SignedInStaff | null> {
    return authorization === undefined
      ? null
      : this.findForRequest({ method: 'GET', headers: { authorization } });
  }

  /** The key's holder, when this `Authorization` header carries it. */
  findKeyHolder(authorization: string): SignedInStaff | null {
    const { apiKey } = this.settings.owner;
    const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    return apiKey !== null && given !== undefined && isEqual(given, apiKey) ? KEY_HOLDER : null;
  }
}

/** The holder of OWNER_API_KEY: the tethered camera and other machines, which cannot sign in. */
export const KEY_HOLDER: SignedInStaff = {
  id: 'key',
  username: 'key',
  firstName: 'Owner’s key',
  role: 'owner',
  mayExportPersonalData: true,
  sessionId: null,
};

/** Takes the same time however much of the key is right; digests have the same length. */
const isEqual = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
