import { createHash } from 'node:crypto';
import { DEFAULT_AFFILIATE_ROLE, type AffiliateRole } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Database, DomainEvents, Mailer, Settings } from '../../platform';
import { applicationArrivedEmail, applicationReceivedEmail } from '../affiliates.emails';
import { DUPLICATE_APPLICATION_MS, MAX_ACKNOWLEDGEMENTS_PER_HOUR } from '../affiliates-policy';
import type { AffiliateApplicationRequest } from './dto/affiliate-application.dto';
import { type AffiliateApplicationEntity, AffiliateApplicationsStore } from './affiliate-applications.store';

/** Someone applied to become an affiliate. Published in the transaction that saves the application. */
export class AffiliateApplicationSubmitted {
  constructor(
    readonly application: Readonly<{
      id: string;
      fullName: string;
      email: string;
      location: string;
      role: AffiliateRole;
      notes: string;
    }>,
    readonly at: Date,
  ) {}
}

const HOUR_MS = 3_600_000;

/**
 * Submits, finds, decides and removes the applications of people who want to sell for the gallery. The inbox lists them
 * as messages.
 */
@Injectable()
export class AffiliateApplicationsService {
  constructor(
    private readonly affiliateApplicationsStore: AffiliateApplicationsStore,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Saves the application and notifies the gallery and the applicant; silently ignores bots. */
  async submit({ website, ...form }: AffiliateApplicationRequest): Promise<void> {
    if (website) return;
    const now = this.clock.now();
    const application = newApplication(form, now);
    await this.database.transaction(async () => {
      if (
        !(await this.affiliateApplicationsStore.addOnce(
          application,
          new Date(now.getTime() - DUPLICATE_APPLICATION_MS),
        ))
      )
        return;
      await this.domainEvents.publish(new AffiliateApplicationSubmitted(application, now));
      await this.sendEmails(application);
    });
  }

  async find(id: string): Promise<AffiliateApplication | null> {
    return this.affiliateApplicationsStore.find(id);
  }

  /** Marks it as approved. Joins the current transaction. */
  async approve(id: string, affiliateId: string): Promise<void> {
    await this.affiliateApplicationsStore.update(id, { state: 'approved', affiliateId });
  }

  /** Marks it as declined. Joins the current transaction. */
  async decline(id: string): Promise<void> {
    await this.affiliateApplicationsStore.update(id, { state: 'declined', affiliateId: null });
  }

  /** Removes applications. Other ids are ignored. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.affiliateApplicationsStore.remove(ids);
  }

  private async sendEmails(application: AffiliateApplicationEntity): Promise<void> {
    const { id, email, createdAt } = application;
    const { brand, http } = this.settings;
    const notice = applicationArrivedEmail(application, { owner: brand.email, origin: http.publicOrigin });
    await this.mailer.send(notice, `application:${id}`);
    const sent = await this.affiliateApplicationsStore.countFromEmail(
      email,
      new Date(createdAt.getTime() - HOUR_MS),
    );
    if (sent <= MAX_ACKNOWLEDGEMENTS_PER_HOUR)
      await this.mailer.send(applicationReceivedEmail(email), `application-received:${id}`);
  }
}

type AffiliateApplicationForm = Omit<AffiliateApplicationRequest, 'website'>;

function newApplication(
  form: AffiliateApplicationForm,
  createdAt: Date,
): AffiliateApplicationEntity & { digest: string } {
  const content = {
    fullName: form.fullName,
    email: form.email,
    phone: form.phone ?? '',
    location: form.location,
    business: form.business ?? '',
    portfolio: form.portfolio ?? '',
    buyerTypes: form.buyerTypes ?? '',
    experience: form.experience ?? '',
    role: form.role ?? DEFAULT_AFFILIATE_ROLE,
    notes: form.notes ?? '',
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { id: uuid(), ...content, state: 'new', affiliateId: null, digest, createdAt };
}

/** An application for other modules. */
export type AffiliateApplication = Readonly<Omit<AffiliateApplicationEntity, 'digest'>>;
