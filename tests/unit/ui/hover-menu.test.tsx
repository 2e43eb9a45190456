import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoverMenu, MENU_CLOSE_MS, SUBMENU_CLOSE_MS } from '@/components/ui/hover-menu';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const elapse = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const trigger = (name = 'Em breve') => screen.getByRole('button', { name });
const expectOpen = (open: boolean, name = 'Em breve', inside = 'Paraná') => {
  expect(trigger(name)).toHaveAttribute('aria-expanded', String(open));
  if (open) expect(screen.getByText(inside)).toBeVisible();
  else expect(screen.getByText(inside)).not.toBeVisible();
};

function show(closeAfter = MENU_CLOSE_MS) {
  const view = render(
    <>
      <HoverMenu label="Em breve" closeAfter={closeAfter}>
        <a href="/hotels">Paraná</a>
      </HoverMenu>
      <button type="button">Depois</button>
    </>,
  );
  return {
    ...view,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null }),
  };
}

it('has the specified delays', () => {
  expect([MENU_CLOSE_MS, SUBMENU_CLOSE_MS]).toEqual([300, 200]);
});

describe('with a mouse', () => {
  it.each([[MENU_CLOSE_MS], [SUBMENU_CLOSE_MS]])(
    'opens at once and closes %i ms after the pointer has left, not sooner',
    async (closeAfter) => {
      const { user } = show(closeAfter);
      expectOpen(false);
      await user.hover(trigger());
      expectOpen(true);
      await user.unhover(trigger());
      elapse(closeAfter - 1);
      expectOpen(true);
      elapse(1);
      expectOpen(false);
    },
  );

  it('stays open when the pointer returns in time, and then waits again', async () => {
    const { user } = show();
    await user.hover(trigger());
    await user.unhover(trigger());
    elapse(299);
    await user.hover(screen.getByText('Paraná'));
    elapse(5_000);
    expectOpen(true);
    await user.unhover(screen.getByText('Paraná'));
    elapse(299);
    expectOpen(true);
    elapse(1);
    expectOpen(false);
  });

  it('can unmount while it waits to close', async () => {
    const { user, unmount } = show();
    await user.hover(trigger());
    await user.unhover(trigger());
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('without a mouse', () => {
  it('one tap opens it and the next one closes it', async () => {
    const { user } = show();
    const touch = { keys: '[TouchA]', target: trigger() };
    await user.pointer(touch);
    elapse(1_000);
    expectOpen(true);
    await user.pointer(touch);
    expectOpen(false);
  });

  it.each([['{Enter}'], [' ']])('the key %j opens and closes', async (key) => {
    const { user } = show();
    await user.tab();
    await user.keyboard(key);
    expectOpen(true);
    await user.keyboard(key);
    expectOpen(false);
  });

  it('Escape inside closes it and returns the focus', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByText('Paraná')).toHaveFocus();
    await user.keyboard('{Escape}');
    expectOpen(false);
    expect(trigger()).toHaveFocus();
  });

  it('moving the focus out closes it, moving it inside does not', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expectOpen(true);
    await user.tab({ shift: true });
    expectOpen(true);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus();
    elapse(MENU_CLOSE_MS - 1);
    expectOpen(true);
    elapse(1);
    expectOpen(false);
  });

  it('stays open when the focus comes back in time', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    elapse(MENU_CLOSE_MS - 1);
    await user.tab({ shift: true });
    elapse(5_000);
    expectOpen(true);
  });

  it('its links can’t be reached while it is closed', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Depois' })).toHaveFocus();
  });
});

describe('a menu in a menu', () => {
  const nested = () =>
    render(
      <HoverMenu label="Em breve" closeAfter={MENU_CLOSE_MS}>
        <HoverMenu label="Santa Catarina" closeAfter={SUBMENU_CLOSE_MS}>
          <p>Ipê Blumenau</p>
        </HoverMenu>
      </HoverMenu>,
    );

  it('Escape closes the inner one first', async () => {
    nested();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    expectOpen(true, 'Santa Catarina', 'Ipê Blumenau');
    await user.keyboard('{Escape}');
    expectOpen(false, 'Santa Catarina', 'Ipê Blumenau');
    expectOpen(true, 'Em breve', 'Santa Catarina');
    await user.keyboard('{Escape}');
    expectOpen(false, 'Em breve', 'Santa Catarina');
    expect(trigger()).toHaveFocus();
  });

  it('names the panel that it controls', () => {
    nested();
    expect(trigger()).toHaveAttribute('aria-controls', expect.stringMatching(/./));
    const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(screen.getByText('Ipê Blumenau'));
  });
});
