import { mutationOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

const PICTURE = '/api/collectors/me/picture';
const SESSIONS = '/api/collectors/me/sessions';

/** Emails a link to choose a new password; succeeds whether or not the address is known. */
export const requestPasswordReset = () =>
  apiCommand((body: { email: string }) => client.POST('/api/collectors/password-resets', { body }));

/** Sets a new password by the link's token and signs in. Fails with `account_link_unknown`. */
export const resetPassword = (token: string) =>
  apiMutation(({ password }: { password: string }) =>
    client.POST('/api/collectors/password-resets/confirm', { body: { token, password } }),
  );

/**
 * Confirms an email address by its link's token. Fails with `account_link_unknown`, or with
 * `account_link_needs_sign_in` for another account.
 */
export const confirmEmail = () =>
  apiMutation((token: string) => client.POST('/api/collectors/email-confirmations', { body: { token } }));

/** Emails the confirmation link again. */
export const requestEmailConfirmation = () =>
  apiCommand(() => client.POST('/api/collectors/me/email-confirmations'));

export const updateCollectorName = () =>
  apiMutation((body: { firstName: string; lastName: string }) =>
    client.PATCH('/api/collectors/me', { body }),
  );

/** Replaces the profile picture; null removes it. */
export const updateProfilePicture = () =>
  apiMutation((picture: File | null) =>
    picture === null
      ? client.DELETE(PICTURE)
      : client.PUT(PICTURE, { body: {}, bodySerializer: () => formOf({ picture }) }),
  );

const formOf = (files: Readonly<Record<string, File>>): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

/** Emails a link to the new address; following it makes the change. */
export const requestEmailChange = () =>
  apiCommand((body: { email: string; password: string }) =>
    client.POST('/api/collectors/me/email', { body }),
  );

/** Changes the password and ends all other sessions. */
export const changePassword = () =>
  apiCommand((body: { currentPassword: string; newPassword: string }) =>
    client.POST('/api/collectors/me/password', { body }),
  );

/** The collector's open sessions. */
export const sessionsQuery = () =>
  apiQuery([SESSIONS], (signal) => client.GET(SESSIONS, { signal }), { staleTime: 0 });

/** Fails with `session_not_found` if it has already ended. */
export const endSession = () =>
  apiCommand((id: string) => client.DELETE('/api/collectors/me/sessions/{id}', { params: { path: { id } } }));

/** The collector's data as a JSON file. */
export const exportAccount = () =>
  mutationOptions({
    mutationKey: ['export'],
    mutationFn: async () => {
      const { data } = await client.GET('/api/collectors/me/export', { parseAs: 'blob' });
      return new Blob(data === undefined ? [] : [data], { type: 'application/json' });
    },
  });

export const deleteAccount = () =>
  apiCommand((body: { password: string }) => client.POST('/api/collectors/me/deletion', { body }));
