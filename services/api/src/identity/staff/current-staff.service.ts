import { Injectable } from '@nestjs/common';
import type { SessionRequest } from '../sessions/session-request';
import { SessionsService } from '../sessions/sessions.service';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
import type { SignedInStaff } from './signed-in-staff';

/**
 * The staff member of a request. For public routes that show them more; others are marked `@ForStaff()` or
 * `@OwnerRoute()`.
 */
@Injectable()
export class CurrentStaffService {
  constructor(
    private readonly sessionsService: SessionsService,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
  ) {}

  /**
   * Null for everyone else, also for staff who have to set up a second factor first.
   * @throws AppError `foreign_request` for a write by cookie from elsewhere
   */
  async findForRequest(request: SessionRequest): Promise<SignedInStaff | null> {
    const found = await this.findSession(request);
    return found && !found.isSecondFactorMissing ? found.staff : null;
  }

  /** The same with what the guards ask of the session. @throws AppError `foreign_request` */
  async findSession(request: SessionRequest): Promise<StaffRequestSession | null> {
    const found = await this.sessionsService.findStaff(request);
    if (!found) return null;
    const isSecondFactorMissing =
      found.isSecondFactorRequired && !(await this.secondFactorPolicyService.hasSecondFactor(found.admin));
    return { staff: found.staff, isSecondFactorMissing, authenticatedAt: found.authenticatedAt };
  }
}

/** Who calls, and what the guards of a route may ask of their session. */
export interface StaffRequestSession {
  staff: SignedInStaff;
  /** One is required, and the account has none: nothing is open but setting it up. */
  isSecondFactorMissing: boolean;
  /** When they last proved who they are. */
  authenticatedAt: Date;
}
