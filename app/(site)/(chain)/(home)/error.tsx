'use client';

/** Stands below the first screen of the home page, whose search still works, where the rest can't be read. */
export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
