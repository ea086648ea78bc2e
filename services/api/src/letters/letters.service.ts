import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { v7 as uuid } from 'uuid';
import { CatalogService } from '../catalog';
import { actorOf, AuditLogService, StaffDirectoryService, type SignedInStaff } from '../identity';
import { SubscribersQueries } from '../people';
import { AppError, Clock, Database, fieldError, Mailer, Settings } from '../platform';
import type {
  LetterContent,
  LetterPreview,
  LetterReach,
  LetterRecipients,
  SendLetter,
  UpdateLetter,
} from './dto/letters.dto';
import { LetterRenderingService } from './letter-rendering.service';
import type { LetterState } from './letters-policy';
import { LettersStore, type LetterEntity } from './letters.store';

/** Staff write letters, preview them, and send and stop them. */
@Injectable()
export class LettersService {
  constructor(
    private readonly lettersStore: LettersStore,
    private readonly letterRenderingService: LetterRenderingService,
    private readonly subscribersQueries: SubscribersQueries,
    private readonly catalogService: CatalogService,
    private readonly auditLogService: AuditLogService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the draft's id @throws AppError `validation_failed` for a hidden work, `owner_only` for partners */
  async create(content: LetterContent, staff: SignedInStaff): Promise<string> {
    await this.check(content, staff);
    const id = uuid();
    await this.database.transaction(async () => {
      await this.lettersStore.add({
        id,
        ...contentOf(content),
        state: 'draft',
        sendAt: null,
        startedAt: null,
        nextBatchAt: null,
        endedAt: null,
        writtenBy: staff.firstName,
        createdAt: this.clock.now(),
        version: 1,
      });
      await this.recordAudit('letter.created', id, staff);
    });
    return id;
  }

  /** @throws AppError `letter_not_found`, `letter_state_refused`, `changed_meanwhile`, and the errors of `create` */
  async update(id: string, { version, ...content }: UpdateLetter, staff: SignedInStaff): Promise<void> {
    await this.check(content, staff);
    await this.database.transaction(async () => {
      const letter = await this.lock(id, ['draft']);
      requireVersion(letter, version);
      await this.lettersStore.update(id, { ...contentOf(content), version: version + 1 });
      await this.recordAudit('letter.changed', id, staff);
    });
  }

  /** @throws AppError `letter_not_found`, `letter_state_refused` */
  async delete(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const { subject } = await this.lock(id, ['draft']);
      // The audit log names a deleted letter by its subject.
      await this.recordAudit('letter.deleted', id, staff, { title: subject });
      await this.lettersStore.delete(id);
    });
  }

  /** How many people it would reach now. @throws AppError `owner_only` for partners */
  async reach(recipients: LetterRecipients, staff: SignedInStaff): Promise<LetterReach> {
    requireOwnerForAffiliates(recipients, staff);
    return { subscribers: await this.subscribersQueries.count(recipients) };
  }

  /**
   * The email itself, rendered as it will be sent. Pictures have only a path: the console shows only pictures from its
   * own origin.
   */
  async preview({ subject, words, artworkIds }: LetterContent): Promise<LetterPreview> {
    const letter = { id: 'preview', subject, words, artworkIds };
    const email = await this.letterRenderingService.render(letter, { email: '', unsubscribeToken: null });
    return {
      subject: email.subject,
      text: email.text,
      html: (email.html ?? '').replaceAll(`src="${this.settings.http.publicOrigin}/`, 'src="/'),
    };
  }

  /** Sends the letter only to the staff member who asks for the test. @throws AppError `letter_not_found` */
  async sendTest(id: string, staff: SignedInStaff): Promise<void> {
    const letter = await this.find(id);
    const email = await this.staffDirectoryService.findEmail(staff.id);
    const message = await this.letterRenderingService.render(letter, { email, unsubscribeToken: null });
    await this.mailer.send({ ...message, subject: `Test: ${letter.subject}` });
  }

  /** Sends the draft now, or on its date. @throws AppError `letter_not_found`, `letter_state_refused`, `changed_meanwhile` */
  async send(id: string, { version, sendAt }: SendLetter, staff: SignedInStaff): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const letter = await this.lock(id, ['draft']);
      requireVersion(letter, version);
      await this.lettersStore.update(id, {
        state: 'scheduled',
        sendAt: sendAt === undefined ? now : laterOf(new Date(sendAt), now),
      });
      await this.recordAudit('letter.scheduled', id, staff);
    });
  }

  /**
   * Makes a scheduled letter a draft again, or stops one that is going out. @throws AppError `letter_not_found`,
   * `letter_state_refused`
   */
  async stop(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const letter = await this.lock(id, ['scheduled', 'sending']);
      const change =
        letter.state === 'scheduled'
          ? { state: 'draft' as const, sendAt: null }
          : { state: 'stopped' as const };
      await this.lettersStore.update(id, change);
      await this.recordAudit('letter.stopped', id, staff);
    });
  }

  /**
   * Sends a stopped letter to those who do not have it yet. @throws AppError `letter_not_found`, `letter_state_refused`
   */
  async resume(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(id, ['stopped']);
      await this.lettersStore.update(id, { state: 'sending' });
      await this.recordAudit('letter.resumed', id, staff);
    });
  }

  private async find(id: string): Promise<LetterEntity> {
    const letter = isUUID(id) ? await this.lettersStore.find(id) : null;
    if (!letter) throw new AppError('letter_not_found');
    return letter;
  }

  private async lock(id: string, states: readonly LetterState[]): Promise<LetterEntity> {
    const letter = isUUID(id) ? await this.lettersStore.lock(id) : null;
    if (!letter) throw new AppError('letter_not_found');
    if (!states.includes(letter.state)) throw new AppError('letter_state_refused');
    return letter;
  }

  private async check({ artworkIds, recipients }: LetterContent, staff: SignedInStaff): Promise<void> {
    requireOwnerForAffiliates(recipients, staff);
    const works = await this.catalogService.findAll(artworkIds);
    if (artworkIds.some((id) => !works.some((work) => work.id === id && work.isLive)))
      throw fieldError('artworkIds', 'Please choose public works only.');
  }

  private async recordAudit(
    action: AuditAction,
    id: string,
    staff: SignedInStaff,
    details?: { title: string },
  ): Promise<void> {
    const subject = { kind: 'letter', id };
    await this.auditLogService.record({ action, actor: actorOf(staff), subject, details });
  }
}

/** Only the owner may learn who is an affiliate, even through a count. */
function requireOwnerForAffiliates({ kind }: LetterRecipients, { role }: SignedInStaff): void {
  if (kind === 'affiliate' && role !== 'owner') throw new AppError('owner_only');
}

function requireVersion(letter: LetterEntity, version: number): void {
  if (letter.version !== version)
    throw new AppError('changed_meanwhile', { details: { version: letter.version } });
}

const contentOf = ({ subject, words, artworkIds, recipients: { q, kind, tag, event } }: LetterContent) => ({
  subject,
  words,
  artworkIds: [...new Set(artworkIds)],
  recipients: { q, kind, tag, event },
});

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);
