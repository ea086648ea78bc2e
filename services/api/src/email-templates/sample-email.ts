import type { EmailBlock, EmailPicture, EmailTemplate, TemplatedEmail } from '../platform';

/** The template with sample values, for previews. @param picture shown for every artwork */
export const sampleEmail = (
  template: EmailTemplate,
  picture: EmailPicture | null = null,
): TemplatedEmail => ({
  to: 'preview@gallery.example',
  template,
  values: Object.fromEntries(
    Object.entries(template.placeholders).map(([name, { sample }]) => [
      name,
      typeof sample === 'string' || sample === null
        ? sample
        : sample.map((block) => withPicture(block, picture)),
    ]),
  ),
});

const withPicture = (block: EmailBlock, picture: EmailPicture | null): EmailBlock =>
  typeof block !== 'string' && 'work' in block ? { work: { ...block.work, picture } } : block;
