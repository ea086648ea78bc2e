import { defineEmailTemplate, type EmailTemplate } from '../../platform';

const PARTIES = {
  print: { sample: 'Night Bloom, 3 of 9' },
  holder: { sample: 'Ada Byron' },
  'new owner': { sample: 'Elena Marsh' },
} as const;
const CERTIFICATE = { certificate: { sample: 'TFG-2026-0003' } } as const;
const UNTIL = { until: { sample: 'December 5, 2026' } } as const;
const LINK = {
  link: { sample: [{ link: 'https://gallery.example/certificate-transfer?token=…' }], isRequired: true },
} as const;
const ACCOUNT = { link: { sample: [{ link: 'https://gallery.example/collector/portal' }] } } as const;

export const TRANSFER_CONFIRMATION_TEMPLATE = defineEmailTemplate({
  key: 'transfer-confirm',
  title: 'Certificate transfer: confirm',
  occasion: 'To the holder who asks to transfer a certificate',
  subject: 'Confirm the transfer of {print}',
  words: [
    'Dear {holder},',
    'you asked us to transfer the certificate of {print} to {new owner} ({new owner’s email}). Confirm it on this page:',
    '{link}',
    'Once you have confirmed and {new owner} has accepted, the certificate is no longer yours. The link can be used once, until {until}. If you did not ask for this, do nothing and write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...UNTIL, ...LINK, 'new owner’s email': { sample: 'elena@mail.example' } },
});

export const TRANSFER_INVITATION_TEMPLATE = defineEmailTemplate({
  key: 'transfer-accept',
  title: 'Certificate transfer: accept',
  occasion: 'To the new owner of a certificate that is being transferred',
  subject: '{holder} transfers {print} to you',
  words: [
    'Dear {new owner},',
    '{holder} would like to transfer the certificate of authenticity of {print} to you. Accept it on this page, signed in with this e-mail address:',
    '{link}',
    'The link can be used once, until {until}. If you do not expect this, do nothing.',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...UNTIL, ...LINK },
});

export const TRANSFER_COMPLETED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-handed-over',
  title: 'Certificate transfer: handed over',
  occasion: 'To the holder until now, once a transfer is done',
  subject: 'Transferred: the certificate of {print}',
  words: [
    'Dear {holder},',
    'the certificate {certificate} of {print} now belongs to {new owner}. It has left your account, and its PDF with it.',
    'If this was not your wish, write to {gallery email} at once.',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...CERTIFICATE },
});

export const TRANSFER_RECEIVED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-received',
  title: 'Certificate transfer: received',
  occasion: 'To the new owner, once a transfer is done',
  subject: 'Yours: the certificate of {print}',
  words: [
    'Dear {new owner},',
    'the certificate {certificate} of {print} is yours. You find it in your account:',
    '{link}',
    '{gallery}',
  ],
  placeholders: { ...PARTIES, ...CERTIFICATE, ...ACCOUNT },
});

export const TRANSFER_BY_GALLERY_TEMPLATE = defineEmailTemplate({
  key: 'transfer-entrusted',
  title: 'Certificate transfer: by the gallery',
  occasion: 'To a new owner without an account, when the gallery has made the transfer',
  subject: 'Yours: the certificate of {print}',
  words: [
    'Dear {new owner},',
    'the certificate {certificate} of {print} is yours. Anybody can see that it holds:',
    '{link}',
    'Once you have an account with this e-mail address, you find it there with its PDF.',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    ...PARTIES,
    ...CERTIFICATE,
    link: { sample: [{ link: 'https://gallery.example/certificate/TFG-2026-0003' }], isRequired: true },
  },
});

export const TRANSFER_CANCELLED_TEMPLATE = defineEmailTemplate({
  key: 'transfer-called-off',
  title: 'Certificate transfer: called off',
  occasion: 'To the new owner, when the holder has called a transfer off',
  subject: 'Called off: the transfer of {print}',
  words: [
    'Dear {new owner},',
    'the transfer of {print} to you was called off. The link in our earlier mail does nothing any more.',
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
