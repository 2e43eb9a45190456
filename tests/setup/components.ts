import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './labels';

// An upper bound, generous enough for a machine that does other work.
configure({ asyncUtilTimeout: 20_000 });

/** Links request the router when they render; a test that follows one mocks its own. */
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
}));
