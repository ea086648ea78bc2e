import { signOutStaff, saveStaffSession } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TextButton } from '../../components/actions/text-button';

/** Ends the session; nothing of it stays in the page. */
export function SignOutButton() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...signOutStaff(),
    onSuccess: async () => {
      // In this order, or the page would first ask for a login in its own place.
      await navigate('/admin/login', { flushSync: true });
      saveStaffSession(null);
      queryClient.clear();
    },
    onError: () =>
      showToast({ title: 'You are still signed in', description: 'Please try again.', tone: 'destructive' }),
  });
  return (
    <TextButton isBusy={isPending} onClick={() => mutate()}>
      Sign out
    </TextButton>
  );
}
