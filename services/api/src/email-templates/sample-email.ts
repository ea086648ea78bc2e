import type { Letter, EmailTemplate } from '../platform';

/** A letter of the template as a preview shows it, with examples in the place of what it names. */
export const sampleEmail = (template: EmailTemplate): Letter => ({
  to: 'preview@gallery.example',
  template,
  values: Object.fromEntries(
    Object.entries(template.placeholders).map(([name, { sample }]) => [name, sample]),
  ),
});
