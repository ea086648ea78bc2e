import { useRef, type ReactNode } from 'react';

/** A field that people neither see nor reach, and its value for the API, which drops messages that fill it in. */
export function useHoneypot(): { honeypot: ReactNode; honeypotValue: () => { website?: string } } {
  const field = useRef<HTMLInputElement>(null);
  return {
    honeypot: (
      <div className="visually-hidden" aria-hidden="true">
        <input ref={field} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    ),
    honeypotValue: () => (field.current?.value ? { website: field.current.value } : {}),
  };
}
