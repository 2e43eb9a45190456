import type { ReactNode } from 'react';

/** The page's main landmark, target of the skip link. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
