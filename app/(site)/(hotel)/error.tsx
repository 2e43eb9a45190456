'use client';

export { FailureScreen as default } from '@/components/site/failure-screen';
