import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform';
import type { SignedInStaff } from './signed-in-staff';

/** Whoever carries OWNER_API_KEY: the tethered camera and other machines, which cannot sign in. */
const KEY_HOLDER: SignedInStaff = {
  id: 'key',
  username: 'key',
  firstName: 'Owner’s key',
  role: 'owner',
  sessionId: null,
};

/** The key of the owner's machines. Without that setting it opens nothing. */
@Injectable()
export class OwnerKeyService {
  constructor(private readonly settings: Settings) {}

  /** Who calls with this `Authorization` header, when it carries the key. */
  findHolder(authorization: string): SignedInStaff | null {
    const { apiKey } = this.settings.owner;
    const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    return apiKey !== null && given !== undefined && isEqual(given, apiKey) ? KEY_HOLDER : null;
  }
}

/** Takes the same time however much of the key is right; digests have one length. */
const isEqual = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
