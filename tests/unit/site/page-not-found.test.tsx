import { screen } from '@testing-library/react';
import { PageNotFound } from '@/components/site/page-not-found';
import { allowConsoleError } from '../../setup/console';
import { renderPt } from '../support/intl';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Letters that English does not have: a sign of Portuguese text among the English. */
const PORTUGUESE = /[ãáàâéêíóôõúç]/i;

it.each([['/nao-existe'], ['/a/b/c'], ["/pre%C3%A7o-$&-$'-$1"]])(
  'says so in English, has links, and logs %s',
  (path) => {
    allowConsoleError(/404|The tag <search> is unrecognized/);
    window.history.replaceState(null, '', path);
    renderPt(<PageNotFound />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
    const section = heading.closest('section');
    expect(section).toHaveAttribute('lang', 'en');
    expect(section?.textContent).not.toMatch(PORTUGUESE);
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Browse all hotels' })).toHaveAttribute(
      'href',
      '/hotels',
    );
    const words = screen.getByRole('searchbox', { name: 'Search hotels by name or city' });
    expect(words).toHaveAttribute('name', 'q');
    expect(words.closest('form')).toHaveAttribute('action', '/hotels');
    const logged = jest.mocked(console.error).mock.calls.filter(([text]) => /^404/.test(text));
    expect(logged).toEqual([[expect.stringContaining(path)]]);
  },
);
