import { CONSOLE_RECORD_KINDS } from '@gallery/contracts';

export type ConsoleRecordKind = (typeof CONSOLE_RECORD_KINDS)[number];

/** Records that only the owner sees; others are not even told that they change. */
export const OWNER_RECORD_KINDS: ReadonlySet<ConsoleRecordKind> = new Set(['staff']);

/** Audit log kinds that have another name in the console. */
const KIND_OF_SUBJECT: Readonly<Record<string, ConsoleRecordKind>> = {
  admin: 'staff',
  commission: 'commission_request',
  mail: 'email',
  partner: 'affiliate',
  'payment-request': 'payment_request',
  preview: 'private_preview',
};

/** The console's kind of an audit log subject; null for subjects that the console does not show. */
export function consoleRecordKind(subjectKind: string): ConsoleRecordKind | null {
  const kind = KIND_OF_SUBJECT[subjectKind] ?? subjectKind;
  return CONSOLE_RECORD_KINDS.find((each) => each === kind) ?? null;
}
