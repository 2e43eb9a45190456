import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';

const markupAt = (path: string, error: Error & { digest?: string } = new Error('cut')) => {
  window.history.pushState(null, '', path);
  return renderToStaticMarkup(<GlobalError error={error} />);
};

it('says in Portuguese what happened, and has links that work without a script', () => {
  const markup = markupAt('/hotels');
  expect(markup).toContain('<html lang="pt-BR">');
  expect(markup).toContain('Não conseguimos carregar esta página</h1>');
  // The same URL with its query, which a form would omit.
  expect(markup).toMatch(/<a href=""[^>]*>Tentar de novo<\/a>/);
  expect(markup).toMatch(/<a href="\/"[^>]*>Voltar ao início<\/a>/);
  expect(markup).not.toContain('Código do erro');
});

it.each([
  ['/admin/hotels/b0000000-0000-4000-8000-000000000001', true],
  ['/admin/hotels/novo', true],
  ['/admin/hotels', false],
  ['/hotel/ipe-guanabara', false],
])('says at %s that a draft is stored: %s', (path, kept) => {
  expect(markupAt(path).includes('Restaurar rascunho')).toBe(kept);
});

it('shows the code to search for in the server log', () => {
  const error = Object.assign(new Error('x'), { digest: '1234567890' });
  expect(markupAt('/', error)).toContain('Código do erro: 1234567890');
});
