'use client';

// Below the first screen, whose search still works.
export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
