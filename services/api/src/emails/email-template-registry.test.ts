import { defaultContent, emailContentErrors, renderEmail } from '../platform';
import { EMAIL_TEMPLATES } from './email-template-registry';
import { sampleEmail } from './email-templates.service';

const gallery = { name: 'TF Gallery', email: 'sales@gallery.example' };

test('every email has its own key', () => {
  const keys = EMAIL_TEMPLATES.map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
});

test.each(EMAIL_TEMPLATES.map((template) => [template.key, template] as const))(
  'the installed text of %s knows all of its placeholders, and uses them',
  async (_key, template) => {
    expect(emailContentErrors(template, defaultContent(template))).toEqual({});
    const { subject, text } = await renderEmail(sampleEmail(template), {}, gallery);
    expect(subject + text).not.toMatch(/[{}]/);
  },
);

test.each(
  EMAIL_TEMPLATES.filter(({ key }) => /^(account|letters|message)-|^application-received$/.test(key)).map(
    ({ key, placeholders }) => [key, placeholders] as const,
  ),
)(
  'strangers cannot send text through the gallery: %s has no placeholder for typed text',
  (_key, placeholders) => {
    expect(Object.keys(placeholders)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/name|message|subject/)]),
    );
  },
);
