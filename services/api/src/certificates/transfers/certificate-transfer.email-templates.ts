import { defineEmailTemplate, type EmailBlock, type EmailTemplate } from '../../platform';

const PARTIES = {
  print: { sample: 'Night Bloom, 3 of 9' },
  holder: { sample: 'Ada Byron' },
  'new owner': { sample: 'Elena Marsh' },
} as const;
const SAMPLE_ARTWORK: readonly EmailBlock[] = [
  { work: { title: 'Night Bloom', editionNumbers: [3], editionTotal: 9 } },
];
const ARTWORK = { artwork: { sample: SAMPLE_ARTWORK } } as const;

/** Labels of the buttons. */
export const TRANSFER_LABELS = {
  confirm: 'Confirm the transfer',
  accept: 'Accept the certificate',
  account: 'Open your account',
  certificate: 'View the certificate',
} as const;
const CERTIFICATE = { certificate: { sample: 'TFG-2026-0003' } } as const;
const UNTIL = { until: { sample: 'Dec 5, 2026' } } as const;
const transferLink = (label: string) =>
  ({
    link: {
      sample: [{ link: 'https://gallery.example/certificate-transfer?token=…', label }],
      isRequired: true,
    },
  }) as const;
const ACCOUNT = {
  link: {
    sample: [{ link: 'https://gallery.example/collector/portal', label: TRANSFER_LABELS.account }],
  },
} as const;

export const TRANSFER_CONFIRMATION_TEMPLATE = defineEmailTemplate({
  key: 'transfer-confirm',
  title: 'Certificate transfer: confirm',
  occasion: 'To the holder who asks to transfer a certificate',
  subject: 'Confirm the transfer of {print}',
  words: [
    'Dear {holder},',
    'You asked us to transfer the certificate for {print} to {new owner} ({new owner’s email}). Please confirm the transfer.',
    '{artwork}',
    '{link}',
    'You and {new owner} each confirm by email; the certificate then passes to them. The link works once, until {until}. If you did not ask for this, please do not confirm it, and write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    ...PARTIES,
    ...ARTWORK,
    ...UNTIL,
    ...transferLink(TRANSFER_LABELS.confirm),
    'new owner’s email': { sample: 'elena@mail.example' },
  },
});

export const TRANSFER_INVITATION_TEMPLATE = defineEmailTemplate({
  key: 'transfer-accept',
  title: 'Certificate transfer: accept',
  occasion: 'To the new owner of a certificate that is being transferred',
  subject: '{holder} is transferring {print} to you',
  words: [
    'Dear {new owner},',
    '{holder} would like to transfer the certificate of authenticity for {print} to you. Sign in with this email address to accept it.',
    '{artwork}',
    '{link}',
    'The link works once, until {until}. If you were not expecting this, you can ignore this email.',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...ARTWORK, ...UNTIL, ...transferLink(TRANSFER_LABELS.accept) },
});

export const TRANSFER_COMPLETED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-handed-over',
  title: 'Certificate transfer: completed',
  occasion: 'To the former holder, once a transfer is completed',
  subject: 'Your certificate for {print} was transferred',
  words: [
    'Dear {holder},',
    'Certificate {certificate} for {print} now belongs to {new owner}. It is no longer in your account, and neither is its PDF.',
    'If you did not agree to this, please write to {gallery email} right away.',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...CERTIFICATE },
});

export const TRANSFER_RECEIVED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-received',
  title: 'Certificate transfer: received',
  occasion: 'To the new owner, once a transfer is completed',
  subject: 'The certificate for {print} is now yours',
  words: [
    'Dear {new owner},',
    'Certificate {certificate} for {print} is now yours. You can find it in your account.',
    '{artwork}',
    '{link}',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...ARTWORK, ...CERTIFICATE, ...ACCOUNT },
});

export const TRANSFER_BY_GALLERY_TEMPLATE = defineEmailTemplate({
  key: 'transfer-entrusted',
  title: 'Certificate transfer: by the gallery',
  occasion: 'To a new owner without an account, when the gallery has made the transfer',
  subject: 'The certificate for {print} is now yours',
  words: [
    'Dear {new owner},',
    'Certificate {certificate} for {print} is now yours. Anyone can check on its public page that it is valid.',
    '{artwork}',
    '{link}',
    'Create an account with this email address to find it there, with its PDF.',
    'Questions? Just reply to this email.',
    '{gallery}',
  ],
  placeholders: {
    ...PARTIES,
    ...ARTWORK,
    ...CERTIFICATE,
    link: {
      sample: [
        { link: 'https://gallery.example/certificate/TFG-2026-0003', label: TRANSFER_LABELS.certificate },
      ],
      isRequired: true,
    },
  },
});

export const TRANSFER_CANCELLED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-called-off',
  title: 'Certificate transfer: cancelled',
  occasion: 'To the new owner, when the holder has cancelled a transfer',
  subject: 'The transfer of {print} was cancelled',
  words: [
    'Dear {new owner},',
    'The transfer of {print} to you was cancelled. The link in our earlier email no longer works.',
    '{gallery}',
  ],
  placeholders: PARTIES,
});

/** Email templates that the owner may change. */
export const CERTIFICATE_EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  TRANSFER_CONFIRMATION_TEMPLATE,
  TRANSFER_INVITATION_TEMPLATE,
  TRANSFER_COMPLETED_TEMPLATE,
  TRANSFER_RECEIVED_TEMPLATE,
  TRANSFER_BY_GALLERY_TEMPLATE,
  TRANSFER_CANCELLED_TEMPLATE,
];
