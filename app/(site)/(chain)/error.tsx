'use client';

/** Stands below the bar in the place of a public page that can't be read: says so, with a retry. */
export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
