'use client';

/**
 * Shown below the home page's first screen, whose search still works, if the rest can't be read.
 */
export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
