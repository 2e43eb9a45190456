'use client';

export { HomeFailure as default } from '@/components/home/home-fallback';
