import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageMenu } from '@/components/site/language-menu';
import { messages } from '@/lib/i18n/catalogue';

const trigger = () => screen.getByRole('button', { name: /^Idioma/ });

it('changes only its label', async () => {
  const user = userEvent.setup();
  render(<LanguageMenu languages={messages.site.languages} label="Idioma" />);
  expect(trigger()).toHaveAccessibleName('Idioma: PT-BR');

  trigger().focus();
  await user.keyboard('{Enter}');
  const options = within(screen.getByRole('list')).getAllByRole('button');
  expect(options.map((option) => option.textContent)).toEqual(['Português (BR)', 'English']);
  expect(options.map((option) => option.getAttribute('aria-pressed'))).toEqual(['true', 'false']);

  const address = location.href;
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(trigger()).toHaveAccessibleName('Idioma: EN-US');
  expect(location.href).toBe(address);
  expect(document.cookie).toBe('');

  await user.click(trigger());
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Português (BR)' }));
  expect(trigger()).toHaveAccessibleName('Idioma: PT-BR');
});

it.each([['mouse'], ['keys']])(
  'closes after a choice by %s and can be opened again',
  async (by) => {
    const user = userEvent.setup();
    render(<LanguageMenu languages={messages.site.languages} label="Idioma" />);
    const option = () => screen.queryByRole('button', { name: 'English' });
    if (by === 'mouse') {
      await user.hover(trigger());
      await user.click(screen.getByRole('button', { name: 'English' }));
    } else {
      trigger().focus();
      await user.keyboard('{Enter}{Tab}{Tab}{Enter}');
    }
    expect(trigger()).toHaveAccessibleName('Idioma: EN-US');
    expect(option()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
    await user.click(trigger());
    expect(option()).toBeVisible();
  },
);
