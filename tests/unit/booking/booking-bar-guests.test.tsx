import { screen, waitFor, within } from '@testing-library/react';
import { datesField, ENGINE, guestsField, open, parameters } from './shown-bar';

describe('guests', () => {
  it('keeps adults between 1 and 4', async () => {
    const user = await open();
    await user.click(guestsField());
    const panel = await screen.findByRole('dialog', { name: 'Hóspedes e idades' });
    expect(panel).toHaveTextContent('Idade 13+');
    const more = screen.getByRole('button', { name: 'Aumentar adultos' });
    const fewer = screen.getByRole('button', { name: 'Diminuir adultos' });

    for (let i = 0; i < 5; i++) await user.click(more);
    expect(guestsField()).toHaveTextContent('4 adultos');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    for (let i = 0; i < 6; i++) await user.click(fewer);
    expect(guestsField()).toHaveTextContent(/1 adulto$/);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(parameters().get('ad')).toBe('1');
  });

  it('asks for an age of 0 to 12 for each of up to 3 children, and keeps the answers', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    expect(screen.getByRole('dialog')).toHaveTextContent('Idade 0-12, até 3');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    for (let i = 0; i < 4; i++) await user.click(more);

    expect(guestsField()).toHaveTextContent('2 adultos, 3 crianças');
    expect(parameters().get('ch')).toBe('3');
    const first = screen.getByRole('group', { name: 'Qual é a idade da criança 1?' });
    expect(within(first).getAllByRole('radio')).toHaveLength(13);
    expect(within(first).getByRole('radio', { name: '0 anos' })).toBeChecked();
    expect(screen.queryByText(/criança 2/)).not.toBeInTheDocument();
  });

  it('takes one press as a child’s age and opens the next question', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    await user.click(more);
    await user.click(more);
    await user.click(screen.getByRole('radio', { name: '4 anos' }));
    expect(screen.getByText('Criança 1: 4 anos')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Qual é a idade da criança 2?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '0 anos' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '0 anos' }));
    expect(screen.getByText('Criança 2: 0 anos')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Trocar a idade da criança 1' }));
    expect(screen.getByRole('radio', { name: '4 anos' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    // Moving to another age does not answer yet.
    expect(screen.getByRole('radio', { name: '5 anos' })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Criança 1: 5 anos')).toBeVisible();
  });

  it('keeps the ages of the remaining children', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog');
    const more = screen.getByRole('button', { name: 'Aumentar crianças' });
    await user.click(more);
    await user.click(screen.getByRole('radio', { name: '4 anos' }));
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Diminuir crianças' }));
    expect(screen.getByText('Criança 1: 4 anos')).toBeVisible();
    expect(guestsField()).toHaveTextContent('2 adultos, 1 criança');
    await user.click(screen.getByRole('button', { name: 'Pronto, 2 adultos, 1 criança (4 anos)' }));
    expect(guestsField()).toHaveFocus();
    expect(parameters().get('ch')).toBe('1');
  });

  it.each([
    ['omnibees', false],
    ['utrip', true],
  ] as const)(
    '%s: says that children must be entered there again if it takes none: %s',
    async (name, isAsked) => {
      const user = await open({ ...ENGINE, name });
      await user.click(guestsField());
      const panel = within(await screen.findByRole('dialog'));
      const again = () => panel.queryByText(/não recebe as crianças daqui: informe-as lá também/);
      expect(again()).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
      expect(again() !== null).toBe(isAsked);
    },
  );

  it('says which rooms hold the guests', async () => {
    const user = await open();
    await user.click(guestsField());
    const panel = await screen.findByRole('dialog');
    expect(panel).toHaveTextContent('Todos os quartos deste hotel têm lugar para 2 pessoas.');
    const adults = screen.getByRole('button', { name: 'Aumentar adultos' });
    await user.click(adults);
    expect(panel).toHaveTextContent('Cabem no Quarto Família e no Duplex da Enseada.');
    await user.click(adults);
    await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
    expect(panel).toHaveTextContent('Cabem no Duplex da Enseada.');
    await user.click(screen.getByRole('button', { name: 'Aumentar crianças' }));
    expect(panel).toHaveTextContent('Nenhum quarto deste hotel tem lugar para 6 pessoas');
  });

  it('closes on a click outside, keeping the choice; the other field switches panels', async () => {
    const user = await open();
    await user.click(guestsField());
    await screen.findByRole('dialog', { name: 'Hóspedes e idades' });
    await user.click(screen.getByRole('button', { name: 'Aumentar adultos' }));
    await user.click(datesField());
    expect(await screen.findByRole('dialog', { name: 'Datas da estadia' })).toBeVisible();
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(guestsField()).toHaveTextContent('3 adultos');
  });
});
