import { signOut } from '@gallery/api-client';
import { useCollectorSession } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

/**
 * Signs the collector out: the server is told, this browser forgets the session and all that it has read. A server
 * that does not answer keeps nobody signed in here.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...signOut(),
    onSettled: async () => {
      // First away from the private page, which would ask to sign in again.
      await navigate('/');
      useCollectorSession.getState().end();
      queryClient.clear();
    },
  });
  return { signOut: () => mutate(), isPending };
}
