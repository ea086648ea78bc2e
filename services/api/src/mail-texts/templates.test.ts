import { installedText, mailTextFaults, writeLetter } from '../platform';
import { sampleLetter } from './sample-letter';
import { MAIL_TEMPLATES } from './templates';

const gallery = { name: 'TF Gallery', email: 'sales@gallery.example' };

test('every mail has a key of its own', () => {
  const keys = MAIL_TEMPLATES.map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
});

test.each(MAIL_TEMPLATES.map((template) => [template.key, template] as const))(
  'the installed words of %s know all of their names, and say them',
  (_key, template) => {
    expect(mailTextFaults(template, installedText(template))).toEqual({});
    const { subject, text } = writeLetter(sampleLetter(template), {}, gallery);
    expect(subject + text).not.toMatch(/[{}]/);
  },
);

test.each(
  MAIL_TEMPLATES.filter(({ key }) => /^(account|letters|message)-|^application-received$/.test(key)).map(
    ({ key, placeholders }) => [key, placeholders] as const,
  ),
)(
  'strangers cannot have the gallery carry their words: %s knows nothing that somebody typed',
  (_key, placeholders) => {
    expect(Object.keys(placeholders)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/name|message|subject/)]),
    );
  },
);
