import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
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
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
  ) {}

  /**
   * Null for everybody else, also for staff who have to set up a second factor first.
   * @throws AppError `foreign_request` for a write by cookie from elsewhere
   */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    const found = await this.findSession(request);
    return found && !found.isSecondFactorMissing ? found.staff : null;
  }

  /** The same with what the guards ask of the session. @throws AppError `foreign_request` */
  async findSession(request: SessionRequest): Promise<StaffRequestSession | null> {
    const { authorization } = request.headers;
    const holder = typeof authorization === 'string' ? this.findKeyHolder(authorization) : null;
    if (holder) return { staff: holder, isSecondFactorMissing: false, authenticatedAt: null };
    const found = await this.sessionsService.findStaff(request);
    if (!found) return null;
    const isSecondFactorMissing = await this.secondFactorPolicyService.isMissingFor(found.admin);
    return { staff: found.staff, isSecondFactorMissing, authenticatedAt: found.authenticatedAt };
  }

  /** The key's holder, when this `Authorization` header carries it. */
  findKeyHolder(authorization: string): SignedInStaff | null {
    const { apiKey } = this.settings.owner;
    const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    return apiKey !== null && given !== undefined && isEqual(given, apiKey) ? KEY_HOLDER : null;
  }
}

/** Who calls, and what the guards of a route may ask of their session. */
export interface StaffRequestSession {
  staff: SignedInStaff;
  /** One is required, and the account has none: nothing is open but setting it up. */
  isSecondFactorMissing: boolean;
  /** When they last proved who they are; null for the key, which nobody types. */
  authenticatedAt: Date | null;
}

/** The holder of OWNER_API_KEY: the tethered camera and other machines, which cannot sign in. */
export const KEY_HOLDER: SignedInStaff = {
  id: 'key',
  username: 'key',
  firstName: 'Owner’s key',
  role: 'owner',
  sessionId: null,
};

/** Takes the same time however much of the key is right; digests have the same length. */
const isEqual = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
