import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Skeleton } from './skeleton';
import { LoadingState } from './view-state';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Whether the element or one inside of it has an animation without end. In the tests a class is called as in its file. */
const isAnimated = (element: Element | null): boolean =>
  [element, ...(element?.querySelectorAll('*') ?? [])].some(
    (part) => part !== null && getComputedStyle(part).animation.includes('infinite'),
  );

const styles = document.createElement('style');
beforeEach(() => {
  styles.textContent = read('spinner.module.css') + read('skeleton.module.css');
  document.head.append(styles);
});
afterEach(() => styles.remove());

it('animates loading: the icon beside the text, and bars where text will be (L34)', () => {
  const { container } = render(
    <>
      <LoadingState>Loading events...</LoadingState>
      <Skeleton />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading events\.\.\.$/);
  expect([...container.children].map(isAnimated)).toEqual([true, true]);
});

it('does not move for visitors who prefer reduced motion (L34)', () => {
  styles.textContent = read('../base.css');
  const [calm] = [...(styles.sheet?.cssRules ?? [])].filter(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-reduced-motion'),
  );
  expect(calm?.cssText).toMatch(/\*::after \{[^}]*animation-duration: 0s !important/);
});
