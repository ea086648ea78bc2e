import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../config/settings';
import type { EmailMessage } from './email-composition';
import { renderEmail, type TemplatedEmail } from './email-template';
import { OutboxService, type OutboxFiling } from '../outbox/outbox.service';

/**
 * How long a mail server may be silent. The library's own limits are minutes, in which the other emails of the batch
 * would wait.
 */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 20_000,
};

/** How an email is found again. */
export type EmailFiling = Pick<OutboxFiling, 'about' | 'isContentRetained'>;

/** How an email is found again, and when it leaves at the earliest. */
interface EmailOptions extends EmailFiling {
  notBefore?: Date;
}

/** An email as it is handed to the mail server. */
export interface EmailPayload extends EmailMessage {
  /** Same for every attempt, so that mailboxes recognize duplicates. */
  messageId: string;
}

/** Sends emails through the outbox: over SMTP when a server is set, else as .eml files in DATA_DIR/outbox. */
@Injectable()
export class Mailer implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly outboxService: OutboxService,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<EmailPayload>('mail', (email) => this.deliver(email));
  }

  /**
   * Enqueues the email in the current transaction, rendered with the owner's current content. With a dedupe key
   * it is sent once, however often this is called.
   * @param options what it is about, and whether its text may be kept: never that of an email with a token
   */
  async send(
    sent: EmailMessage | TemplatedEmail,
    dedupeKey?: string,
    { notBefore, ...filing }: EmailOptions = {},
  ): Promise<void> {
    const email =
      'template' in sent ? await renderEmail(sent, this.settings.emailTemplates, this.settings.brand) : sent;
    const payload: EmailPayload = { ...email, messageId: this.createMessageId() };
    await this.outboxService.enqueue({
      kind: 'mail',
      payload,
      dedupeKey: dedupeKey ? `mail:${dedupeKey}` : undefined,
      notBefore,
      filing: { ...filing, recipient: email.to, subject: email.subject },
    });
  }

  /** Withdraws an email that has not been sent yet, in the current transaction. @returns false when it is too late */
  cancel(dedupeKey: string): Promise<boolean> {
    return this.outboxService.cancel(`mail:${dedupeKey}`);
  }

  createMessageId(): string {
    return `<${crypto.randomUUID()}@${new URL(this.settings.http.publicOrigin).hostname}>`;
  }

  /** Hands the email to the mail server at once: for the outbox, and for callers that handle retries themselves. */
  async deliver(email: EmailPayload): Promise<void> {
    const { smtpUrl, from } = this.settings.email;
    const { unsubscribeUrl, isPersonal = false, ...content } = email;
    const message = {
      ...content,
      from: { name: this.settings.brand.name, address: from },
      headers: {
        // Absence notices and other machines do not answer it (RFC 3834).
        ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
        ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
      },
    };
    // Loaded with the first email, like each library that few requests need (docs/adr/0123).
    const { createTransport } = await import('nodemailer');
    if (smtpUrl) {
      await createTransport({ url: smtpUrl.href, ...SMTP_TIMEOUTS }).sendMail(message);
      return;
    }
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await this.writeFile(email.messageId, sent.message);
  }

  /** The message id names the file, so that a second delivery writes the same file again. */
  private async writeFile(
    messageId: string,
    content: string | Uint8Array | NodeJS.ReadableStream,
  ): Promise<void> {
    const folder = path.join(this.settings.dataDir, 'outbox');
    const file = path.join(folder, `${messageId.replace(/[^\w.-]/g, '')}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  }
}

const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
