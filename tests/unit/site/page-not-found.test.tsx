import { screen } from '@testing-library/react';
import { PageNotFound } from '@/components/site/page-not-found';
import { allowConsoleError } from '../../setup/console';
import { renderPt } from '../support/intl';

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([['/nao-existe'], ['/a/b/c'], ["/pre%C3%A7o-$&-$'-$1"]])(
  'says so in English, leads home, and logs %s',
  (path) => {
    allowConsoleError(/404/);
    window.history.replaceState(null, '', path);
    renderPt(<PageNotFound />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(path));
    expect(console.error).toHaveBeenCalledTimes(1);
  },
);
