import { renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { PageError } from './page-error';

afterEach(() => jest.restoreAllMocks());

it('says that the page failed, and lets the browser know why', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.reportError = jest.fn();
  const error = new Error('broken page');
  const broken = () => {
    throw error;
  };
  renderRoutes([{ path: '/', ErrorBoundary: PageError, Component: broken }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is not available right now.');
  expect(window.reportError).toHaveBeenCalledWith(error);
});
