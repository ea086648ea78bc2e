import { useSearchParams } from 'react-router';
import { ChoosePasswordForm } from '../../features/access/choose-password-form';

/** /admin/password?token=…: open to whoever has the link. */
export function Component() {
  const [params] = useSearchParams();
  return <ChoosePasswordForm token={params.get('token') ?? ''} />;
}
