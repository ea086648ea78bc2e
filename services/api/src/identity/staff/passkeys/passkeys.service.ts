import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database, generateSecret, hashSecret, Mailer, Settings } from '../../../platform';
import { AuditLogService } from '../../audit/audit-log.service';
import { PASSKEY_CHALLENGE_MS } from '../../identity-policy';
import { staffOrigins } from '../admin-origin';
import type { AdminEntity } from '../admin.entity';
import { AdminsStore } from '../admins.store';
import { actorOf, type SignedInStaff } from '../staff-roles';
import { passkeyAddedEmail } from '../staff.emails';
import type { NewPasskey, StaffPasskey } from './dto/passkey.dto';
import { PasskeysStore, type ChallengePurpose, type StaffPasskeyEntity } from './passkeys.store';

/** Whether a body has the parts of a new passkey; their content is verified with the signature. */
const isRegistrationResponse = (body: object): body is RegistrationResponseJSON =>
  isCredential(body) && hasTexts(body.response, ['clientDataJSON', 'attestationObject']);

/** The same for the proof of a passkey. */
const isAuthenticationResponse = (body: object): body is AuthenticationResponseJSON =>
  isCredential(body) && hasTexts(body.response, ['clientDataJSON', 'authenticatorData', 'signature']);

const isCredential = (body: object): body is { response: object } =>
  hasTexts(body, ['id', 'rawId', 'type']) &&
  'response' in body &&
  typeof body.response === 'object' &&
  body.response !== null;

const hasTexts = (body: object, names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(body, name) === 'string');

/**
 * Loaded with the first passkey: hardly any request needs it, and its certificate formats make up a tenth of all
 * modules.
 */
const loadWebAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

/** What a browser signs, and the secret of its cookie, without which the signature is worthless. */
interface IssuedChallenge {
  options: object;
  token: string;
}

/** Passkeys of staff (WebAuthn): each is two factors at once, since its device asks for a finger, a face or a PIN. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeysStore: PasskeysStore,
    private readonly adminsStore: AdminsStore,
    private readonly auditLogService: AuditLogService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list({ id }: SignedInStaff): Promise<StaffPasskey[]> {
    return (await this.passkeysStore.listForAdmin(id)).map(presentPasskey);
  }

  /** Asks the browser for a new passkey. @throws AppError `unauthorized` for the owner key, which has no account */
  async startRegistration({ id }: SignedInStaff): Promise<IssuedChallenge> {
    const admin = await this.adminsStore.find(id);
    if (!admin) throw new AppError('unauthorized');
    const webAuthn = await loadWebAuthn();
    const options = await webAuthn.generateRegistrationOptions({
      rpName: this.settings.brand.name,
      rpID: this.relyingPartyId,
      userID: new Uint8Array(Buffer.from(id)),
      userName: admin.username,
      userDisplayName: admin.firstName,
      excludeCredentials: await this.descriptorsOf(id),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.issue(options, 'registration', id);
  }

  /**
   * Saves the passkey that the browser has created, and notifies its holder by email.
   * @throws AppError `passkey_refused`
   */
  async register(
    { id, role }: SignedInStaff,
    { name, response }: NewPasskey,
    token: string | null,
  ): Promise<StaffPasskey> {
    const expectedChallenge = await this.takeChallenge(token, 'registration', id);
    if (!isRegistrationResponse(response)) throw new AppError('passkey_refused');
    const webAuthn = await loadWebAuthn();
    const { registrationInfo } = await webAuthn
      .verifyRegistrationResponse({
        ...this.expected(expectedChallenge),
        response,
      })
      .catch(refused);
    if (!registrationInfo) throw new AppError('passkey_refused');
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
    const passkey: StaffPasskeyEntity = {
      id: uuid(),
      adminId: id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      name,
      transports: credential.transports ?? [],
      isBackedUp,
      createdAt: this.clock.now(),
      lastUsedAt: null,
    };
    await this.database.transaction(async () => {
      if (!(await this.passkeysStore.add(passkey))) throw new AppError('passkey_refused');
      const admin = await this.adminsStore.find(id);
      if (admin) await this.mailer.send(passkeyAddedEmail(admin));
      await this.recordAudit('admin.passkey-added', { id, role });
    });
    return presentPasskey(passkey);
  }

  /** @throws AppError `passkey_not_found`, also for someone else's passkey */
  async remove({ id: adminId, role }: SignedInStaff, id: string): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.passkeysStore.remove(adminId, id))) throw new AppError('passkey_not_found');
      await this.recordAudit('admin.passkey-removed', { id: adminId, role });
    });
  }

  /** Asks the browser to prove a passkey: any passkey of the console, or one of this account. */
  async startAuthentication(adminId: string | null): Promise<IssuedChallenge> {
    const webAuthn = await loadWebAuthn();
    const options = await webAuthn.generateAuthenticationOptions({
      rpID: this.relyingPartyId,
      userVerification: 'required',
      ...(adminId !== null && { allowCredentials: await this.descriptorsOf(adminId) }),
    });
    return this.issue(options, 'authentication', adminId);
  }

  /**
   * The active account whose passkey has signed this browser's challenge; null in all other cases.
   * @param adminId the account whose session asked; null for a sign-in
   * @throws AppError `passkey_refused` for a challenge that is used, expired or from another browser
   */
  async verify(response: object, token: string | null, adminId: string | null): Promise<AdminEntity | null> {
    const expectedChallenge = await this.takeChallenge(token, 'authentication', adminId);
    if (!isAuthenticationResponse(response)) return null;
    const passkey = await this.passkeysStore.findByCredential(response.id);
    if (!passkey || (adminId !== null && passkey.adminId !== adminId)) return null;
    const { id, credentialId, publicKey, counter, transports } = passkey;
    const webAuthn = await loadWebAuthn();
    const verified = await webAuthn
      .verifyAuthenticationResponse({
        ...this.expected(expectedChallenge),
        response,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter, transports },
      })
      .catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp: isBackedUp } = verified.authenticationInfo;
    const use = { at: this.clock.now(), isBackedUp };
    if (!(await this.passkeysStore.recordUse(id, newCounter, use))) return null;
    const admin = await this.adminsStore.find(passkey.adminId);
    return admin && admin.disabledAt === null ? admin : null;
  }

  private async descriptorsOf(adminId: string) {
    const passkeys = await this.passkeysStore.listForAdmin(adminId);
    return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
  }

  private async issue(
    options: { challenge: string },
    purpose: ChallengePurpose,
    adminId: string | null,
  ): Promise<IssuedChallenge> {
    const token = generateSecret();
    const expiresAt = new Date(this.clock.now().getTime() + PASSKEY_CHALLENGE_MS);
    const { challenge } = options;
    await this.passkeysStore.addChallenge({
      tokenDigest: hashSecret(token),
      challenge,
      purpose,
      adminId,
      expiresAt,
    });
    return { options, token };
  }

  private async takeChallenge(
    token: string | null,
    purpose: ChallengePurpose,
    adminId: string | null,
  ): Promise<string> {
    const taken = token === null ? null : await this.passkeysStore.takeChallenge(hashSecret(token));
    const isMeant = taken?.purpose === purpose && taken.adminId === adminId;
    if (!taken || !isMeant || this.clock.now() >= taken.expiresAt) throw new AppError('passkey_refused');
    return taken.challenge;
  }

  private expected(expectedChallenge: string) {
    const expectedOrigin = staffOrigins(this.settings.http);
    return {
      expectedChallenge,
      expectedOrigin,
      expectedRPID: this.relyingPartyId,
      requireUserVerification: true,
    };
  }

  /** Passkeys belong to a host name. If the shop has a different one, they work only on the console's own origin. */
  private get relyingPartyId(): string {
    return new URL(this.settings.http.adminOrigin).hostname;
  }

  private async recordAudit(action: AuditAction, staff: Pick<SignedInStaff, 'id' | 'role'>): Promise<void> {
    const subject = { kind: 'admin', id: staff.id };
    await this.auditLogService.record({ action, actor: actorOf(staff), subject });
  }
}

const presentPasskey = ({
  id,
  name,
  isBackedUp,
  createdAt,
  lastUsedAt,
}: StaffPasskeyEntity): StaffPasskey => ({
  id,
  name,
  isBackedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The library's error says what is wrong; the browser learns only that something is. */
function refused(): never {
  throw new AppError('passkey_refused');
}
