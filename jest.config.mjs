import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const config = createConfig({
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/setup/browser.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/jest.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '^swiper/css(/.*)?$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
  maxWorkers: '100%',
  // An upper bound: the other tests and the build run at the same time.
  testTimeout: 60_000,
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

export default async function resolved() {
  const jest = await config();
  // next/jest appends its own pattern, which would exclude these packages: override it last.
  return {
    ...jest,
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${ESM.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
