import { useSearchParams } from 'react-router';
import { ChoosePasswordForm } from '../../features/access/choose-password-form';

/** /admin/password?token=…: open to anyone with the link. */
export function Component() {
  const [params] = useSearchParams();
  return <ChoosePasswordForm token={params.get('token') ?? ''} />;
}
