/** Where the words of a mail stand among the settings. */
const PREFIX = 'mail.';

export const emailSectionName = (key: string): string => `${PREFIX}${key}`;

/** Key of the mail whose words stand in this section; null for other sections. */
export const emailTemplateKeyOf = (section: string): string | null =>
  section.startsWith(PREFIX) ? section.slice(PREFIX.length) : null;
