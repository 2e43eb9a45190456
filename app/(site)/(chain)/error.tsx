'use client';

/** Shown below the bar if a public page can't be read: says so and offers a retry. */
export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
