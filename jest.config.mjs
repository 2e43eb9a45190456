import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  setupFiles: ['<rootDir>/tests/setup/browser.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^swiper/css(/.*)?$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  clearMocks: true,
  restoreMocks: true,
});

/** Published as ES modules only, so Jest has to compile them. */
const ESM = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'swiper',
  'react-day-picker',
  'date-fns',
  '@date-fns',
];

/** A document takes longer than most tests: without JSX, a test that needs one says so at its top. */
const PROJECTS = [
  { testMatch: ['<rootDir>/tests/unit/**/*.test.ts'], testEnvironment: 'node' },
  { testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'], testEnvironment: 'jsdom' },
];

export default async function resolved() {
  const shared = {
    ...(await config()),
    // next/jest appends its own pattern, which would exclude these packages: override it last.
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${ESM.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
  return {
    maxWorkers: '100%',
    // An upper bound: the other tests and the build run at the same time.
    testTimeout: 60_000,
    projects: PROJECTS.map((project) => ({ ...shared, ...project })),
  };
}
