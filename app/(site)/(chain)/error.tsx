'use client';

export { LazyFailureScreen as default } from '@/components/site/lazy-failure-screen';
