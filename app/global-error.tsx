'use client';

import { type CSSProperties, useEffect } from 'react';
import { SAME_URL } from '@/components/ui/same-url';
import { keepsDraft } from '@/lib/hotels/draft-path';

const LOOKS = {
  body: {
    minHeight: '100dvh',
    margin: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '1rem',
    padding: '1.5rem',
    background: '#fbf6ec',
    color: '#16302b',
    font: '1.0625rem/1.6 Figtree, system-ui, sans-serif',
    textAlign: 'center',
  },
  heading: { margin: 0, maxWidth: '16em', font: '500 1.875rem/1.2 Besley, Georgia, serif' },
  text: { margin: 0, maxWidth: '34em' },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.75rem' },
  retry: {
    display: 'grid',
    alignContent: 'center',
    minHeight: '3rem',
    padding: '0 1.5rem',
    border: '2px solid #17423a',
    borderRadius: '0.625rem',
    background: '#17423a',
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  home: { display: 'grid', alignContent: 'center', padding: '0 1rem', color: 'inherit' },
} as const satisfies Record<string, CSSProperties>;

/**
 * Shown if the frame of a page fails: on the server, or in the browser if the answer breaks off
 * midway. It is outside every layout, with their styles and texts, so it has its own here.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const hasDraft = typeof location !== 'undefined' && keepsDraft(location.pathname);
  useEffect(() => console.error(error), [error]);
  return (
    <html lang="pt-BR">
      <head>
        <title>Não conseguimos carregar esta página</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body style={LOOKS.body}>
        <h1 style={LOOKS.heading}>Não conseguimos carregar esta página</h1>
        <p style={LOOKS.text}>O problema é nosso, não seu. Tente de novo em instantes.</p>
        {hasDraft ? (
          <p style={LOOKS.text}>
            O que você digitou depois ficou guardado neste navegador: ao abrir a página de novo,
            escolha “Restaurar rascunho”.
          </p>
        ) : null}
        <div style={LOOKS.ways}>
          <a href={SAME_URL} style={LOOKS.retry}>
            Tentar de novo
          </a>
          <a href="/" style={LOOKS.home}>
            Voltar ao início
          </a>
        </div>
        {error.digest ? <small>Código do erro: {error.digest}</small> : null}
      </body>
    </html>
  );
}
