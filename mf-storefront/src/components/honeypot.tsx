const FIELD_NAME = 'website';

/** A field that people neither see nor reach; who fills it in is a robot, and the API drops the message. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name={FIELD_NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What the trap of this form has caught, as the API takes it; nothing from people. */
export function honeypotFields(form: HTMLFormElement): { website?: string } {
  const error = new FormData(form).get(FIELD_NAME);
  return typeof error === 'string' && error !== '' ? { website: error } : {};
}
