import type { Letter, MailTemplate } from '../platform';

/** A letter of the template as a preview shows it, with examples in the place of what it names. */
export const sampleLetter = (template: MailTemplate): Letter => ({
  to: 'preview@gallery.example',
  template,
  values: Object.fromEntries(
    Object.entries(template.placeholders).map(([name, { sample }]) => [name, sample]),
  ),
});
