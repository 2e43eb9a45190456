import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { takeAllowedErrors } from './console';

// An upper bound, generous enough for a machine that does other work.
configure({ asyncUtilTimeout: 20_000 });

let errors: string[] = [];

// An unexpected console.error fails the test in which it appears.
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(format(...args));
  });
});

afterEach(() => {
  const allowed = takeAllowedErrors();
  const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
});

/** Links request the router when they render; a test that follows one mocks its own. */
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));
