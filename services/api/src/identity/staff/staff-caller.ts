import { Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { OwnerKey } from './owner-key';
import type { SignedInStaff } from './signed-in-staff';

/** Who of the gallery's own people calls, on routes that anybody may call and that tell them more (G44). */
@Injectable()
export class StaffCaller {
  constructor(private readonly key: OwnerKey) {}

  /** By what the `Authorization` header says; null for everybody else. */
  async of(headers: IncomingHttpHeaders): Promise<SignedInStaff | null> {
    const { authorization } = headers;
    return authorization === undefined ? null : this.key.holderOf(authorization);
  }
}
