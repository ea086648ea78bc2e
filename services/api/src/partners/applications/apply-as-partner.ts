import { createHash } from 'node:crypto';
import { USUAL_PARTNER_ROLE } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Database, DomainEvents, Mail, Settings } from '../../platform';
import { applicationNotice, applicationReceived } from './application-mails';
import { PartnerApplied } from './applications.events';
import type { PartnerApplicationRequest } from './dto/partner-application.dto';
import type { PartnerApplication } from './partner-application.entity';
import { PartnerApplicationsStore } from './partner-applications.store';

/** The same content again within this time is a second press of the button, in milliseconds. */
const DOUBLE_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** One address gets at most as many receipts in an hour: anybody may apply in anybody's name, from anywhere. */
const MOST_RECEIPTS = 3;

/** Takes in who wants to sell for the gallery. */
@Injectable()
export class ApplyAsPartner {
  constructor(
    private readonly store: PartnerApplicationsStore,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Keeps the application and tells the gallery and its sender; a robot's is dropped without a word. */
  async receive({ website, ...form }: PartnerApplicationRequest): Promise<void> {
    if (website) return;
    const now = this.clock.now();
    const application = applicationOf(form, now);
    await this.database.transaction(async () => {
      if (!(await this.store.addOnce(application, new Date(now.getTime() - DOUBLE_MS)))) return;
      await this.events.publish(new PartnerApplied(application, now));
      await this.tell(application);
    });
  }

  private async tell(application: PartnerApplication): Promise<void> {
    const { id, email, createdAt } = application;
    const { brand, http } = this.settings;
    const notice = applicationNotice(application, { owner: brand.email, origin: http.publicOrigin });
    await this.mail.send(notice, `application:${id}`);
    const sent = await this.store.countFrom(email, new Date(createdAt.getTime() - HOUR_MS));
    if (sent <= MOST_RECEIPTS) await this.mail.send(applicationReceived(email), `application-received:${id}`);
  }
}

type Form = Omit<PartnerApplicationRequest, 'website'>;

function applicationOf(form: Form, createdAt: Date): PartnerApplication & { digest: string } {
  const content = {
    fullName: form.fullName,
    email: form.email,
    phone: form.phone ?? '',
    location: form.location,
    business: form.business ?? '',
    portfolio: form.portfolio ?? '',
    buyerTypes: form.buyerTypes ?? '',
    experience: form.experience ?? '',
    role: form.role ?? USUAL_PARTNER_ROLE,
    notes: form.notes ?? '',
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { id: uuid(), ...content, state: 'new', partnerId: null, digest, createdAt };
}
