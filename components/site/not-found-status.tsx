import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { NotFoundBoundary } from './not-found-boundary';

function Throw(): never {
  notFound();
}

/**
 * Gives a prerendered page the status 404 while keeping its content. `notFound()` outside a
 * Suspense boundary sends an empty document that only a script fills (vercel/next.js#62228); inside
 * one, it sets the status and leaves the surrounding page intact.
 */
export function NotFoundStatus({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <NotFoundBoundary>
        <Suspense fallback={null}>
          <Throw />
        </Suspense>
      </NotFoundBoundary>
    </>
  );
}
