const FIELD_NAME = 'website';

/** A field that people neither see nor reach; the API drops messages that fill it in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name={FIELD_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The honeypot's value as the API takes it; nothing for people. */
export function honeypotFields(form: HTMLFormElement): { website?: string } {
  const error = new FormData(form).get(FIELD_NAME);
  return typeof error === 'string' && error !== '' ? { website: error } : {};
}
