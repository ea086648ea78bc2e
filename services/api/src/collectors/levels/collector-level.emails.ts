import { collectorLevelLabel, type CollectorLevel } from '@gallery/domain';
import { letter, defineEmailTemplate, type Letter } from '../../platform';

export const LEVEL_RAISED_TEMPLATE = defineEmailTemplate({
  key: 'level-risen',
  title: 'Collector level',
  occasion: 'To a collector whose level has risen',
  subject: 'You are now a {level}',
  words: [
    'Dear {first name},',
    'from today you are a {level} of {gallery}. Thank you for living with our prints.',
    'What we show to collectors of your level is in your account:',
    '{link}',
    'If anything is on your mind, answer this mail or write to {gallery email}.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Ada' },
    level: { sample: collectorLevelLabel('Premium') },
    link: { sample: [{ link: 'https://gallery.example/collector/portal' }], isRequired: true },
  },
});

/** To a collector whose level has risen. */
export const levelRaisedEmail = (
  to: { firstName: string; email: string },
  level: CollectorLevel,
  link: string,
): Letter =>
  letter(LEVEL_RAISED_TEMPLATE, to.email, {
    'first name': to.firstName,
    level: collectorLevelLabel(level),
    link: [{ link }],
  });
