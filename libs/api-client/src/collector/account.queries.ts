import { mutationOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

const SESSIONS = '/api/collectors/me/sessions';

/** Sends a link to choose a new password; the answer is the same whether anybody has this address. */
export const requestPasswordReset = () =>
  apiCommand((body: { email: string }) => client.POST('/api/collectors/password-resets', { body }));

/** Chooses a new password by the link's token and opens a session; `account_link_unknown` for a link that is over. */
export const resetPassword = (token: string) =>
  apiMutation(({ password }: { password: string }) =>
    client.POST('/api/collectors/password-resets/confirm', { body: { token, password } }),
  );

/** Proves an address by its link's token; `account_link_unknown` for a link that is over, `account_link_needs_sign_in` for another account's. */
export const confirmEmail = () =>
  apiMutation((token: string) => client.POST('/api/collectors/email-confirmations', { body: { token } }));

/** Sends the link that proves the address once more. */
export const requestEmailConfirmation = () =>
  apiCommand(() => client.POST('/api/collectors/me/email-confirmations'));

/** Changes the collector's names. */
export const updateCollectorName = () =>
  apiMutation((body: { firstName: string; lastName: string }) =>
    client.PATCH('/api/collectors/me', { body }),
  );

/** Sends a link to the new address, which takes the old one's place when it is followed. */
export const requestEmailChange = () =>
  apiCommand((body: { email: string; password: string }) =>
    client.POST('/api/collectors/me/email', { body }),
  );

/** Changes the password and ends every other session. */
export const changePassword = () =>
  apiCommand((body: { currentPassword: string; newPassword: string }) =>
    client.POST('/api/collectors/me/password', { body }),
  );

/** Where the collector is signed in. */
export const sessionsQuery = () =>
  apiQuery([SESSIONS], (signal) => client.GET(SESSIONS, { signal }), { staleTime: 0 });

/** Ends one session; `session_not_found` when it has ended already. */
export const endSession = () =>
  apiCommand((id: string) => client.DELETE('/api/collectors/me/sessions/{id}', { params: { path: { id } } }));

/** Everything that the gallery keeps about the collector, as a file. */
export const exportAccount = () =>
  mutationOptions({
    mutationKey: ['export'],
    mutationFn: async () => {
      const { data } = await client.GET('/api/collectors/me/export', { parseAs: 'blob' });
      return new Blob(data === undefined ? [] : [data], { type: 'application/json' });
    },
  });

/** Deletes the account. */
export const deleteAccount = () =>
  apiCommand((body: { password: string }) => client.POST('/api/collectors/me/deletion', { body }));
