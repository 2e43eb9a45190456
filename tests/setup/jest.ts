import { format } from 'node:util';
import { takeAllowedErrors } from './console';

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

// Loading the testing library takes longer than most tests that have no document.
if (typeof document !== 'undefined') require('./components');
