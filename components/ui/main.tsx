import type { ReactNode } from 'react';
import { cn } from './cn';

/** The page's main landmark, target of the skip link. */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className={cn('outline-none', className)}>
      {children}
    </main>
  );
}
