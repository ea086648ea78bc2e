import { Styleguide } from '../features/styleguide/styleguide';

/** The workshop's pattern book; only development builds have a route to it, see remote.development.tsx. */
export function Component() {
  return (
    <main>
      <Styleguide />
    </main>
  );
}
