import '@testing-library/jest-dom';
import { format } from 'node:util';
import { configure } from '@testing-library/react';
import { takeAllowedErrors } from './console';

// The end of a wait, not a measure: it holds while the machine does other work.
configure({ asyncUtilTimeout: 20_000 });

let errors: string[] = [];

// A message on console.error is an unexpected defect: it fails the test it appears in.
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

/** Links ask for the router when they are rendered; where a test follows one, it mocks its own. */
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));
