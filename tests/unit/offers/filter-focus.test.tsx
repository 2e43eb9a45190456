import { fireEvent, render, screen } from '@testing-library/react';
import { FilterFocus } from '@/components/offers/filter-focus';

const FAMILY = '/deals?para=familia';

/** The page of a filter, as the browser shows it after the navigation. */
function visit(path: string, current: string, paths = ['/deals', FAMILY]) {
  history.replaceState(null, '', path);
  return render(
    <FilterFocus>
      {paths.map((href) => (
        <a
          key={href}
          href={href}
          aria-current={href === current ? 'true' : undefined}
          onClick={(event) => event.preventDefault()}
        >
          {href}
        </a>
      ))}
    </FilterFocus>,
  );
}

/** Clicks a filter on one page and shows another one. */
function follow(pressed: string, path: string, current = path, paths?: string[]) {
  const page = visit('/deals', '/deals', ['/deals', FAMILY, '/deals?checkin=2099-12-01']);
  fireEvent.click(screen.getByRole('link', { name: pressed }));
  page.unmount();
  visit(path, current, paths);
}

it('focuses the filter that led to the page', () => {
  follow(FAMILY, FAMILY);
  expect(screen.getByRole('link', { name: FAMILY })).toHaveFocus();
});

it('focuses the active filter if the clicked one is gone', () => {
  follow('/deals?checkin=2099-12-01', '/deals?checkin=2099-12-01', '/deals', ['/deals']);
  expect(screen.getByRole('link', { name: '/deals' })).toHaveFocus();
});

it('does not focus anything on a page that no filter led to', () => {
  follow(FAMILY, '/deals');
  expect(document.body).toHaveFocus();
  visit(FAMILY, FAMILY);
  expect(document.body).toHaveFocus();
});
