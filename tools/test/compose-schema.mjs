import Ajv2019 from 'ajv/dist/2019.js';
import { read } from './compose-files.mjs';

/** It names its parts by `id`, which later drafts call `$id`; nothing refers to them. */
const schema = JSON.parse(read('tools/test/compose-schema/compose-spec.json'), (key, value) =>
  key === 'id' && typeof value === 'string' ? undefined : value,
);
const draft = 'https://json-schema.org/draft/2019-09/schema';
const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile({
  ...schema,
  $schema: draft,
});

/** The schema's errors for a parsed compose file, such as `/services/web must NOT have additional properties`. */
export function composeErrors({ name: _since23, ...compose }) {
  return validate(compose)
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
}
