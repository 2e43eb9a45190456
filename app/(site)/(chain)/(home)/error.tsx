'use client';

export { HomeFailure as default } from '@/components/site/home/home-fallback';
