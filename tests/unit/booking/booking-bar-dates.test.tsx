import { screen, waitFor, within } from '@testing-library/react';
import { datesField, day, open, parameters, submissions } from './shown-bar';

describe('dates on a phone', () => {
  beforeEach(() => {
    jest
      .mocked(window.matchMedia)
      .mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
      );
  });

  it('are chosen across months in a sheet that its button closes', async () => {
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(within(sheet).getAllByRole('grid')).toHaveLength(12);
    expect(within(sheet).queryByRole('button', { name: 'Próximo mês' })).not.toBeInTheDocument();
    await user.click(day(/28 de novembro de 2026/));
    await user.click(day(/\b4 de dezembro de 2026/));
    expect(sheet).toHaveTextContent('6 noites, de 28/11/2026 a 04/12/2026');
    expect(sheet).toHaveTextContent(/6 noites × R\$\s489,00/);
    expect(sheet).toHaveTextContent(/R\$\s2\.934,00/);
    expect(sheet).toHaveTextContent('Check-inSáb 28 novCheck-outSex 4 dez');
    await user.click(within(sheet).getByText('Confirmar 6 noites'));
    expect(sheet).not.toBeInTheDocument();
    expect(datesField()).toHaveTextContent('28/11/2026 a 04/12/2026');
    expect(datesField()).toHaveFocus();
  });

  it('show the total for a room that holds the guests', async () => {
    history.replaceState(null, '', '?checkin=2026-11-28&checkout=2026-12-04&adultos=2&idades=6');
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(sheet).toHaveTextContent(/6 noites × R\$\s568,00/);
    history.replaceState(null, '', '/');
  });

  it('can be closed without a choice', async () => {
    const user = await open();
    await user.click(datesField());
    const sheet = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    await user.click(within(sheet).getByLabelText('Fechar o calendário'));
    expect(sheet).not.toBeInTheDocument();
    expect(datesField()).toHaveTextContent('17/11/2026 a 18/11/2026');
    expect(datesField()).toHaveFocus();
  });
});

describe('dates', () => {
  it('of a link that have passed show a notice until others are chosen', async () => {
    history.replaceState(null, '', '?checkin=2026-11-10&checkout=2026-11-12&adultos=2');
    const user = await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'O check-in deste link já passou. Escolha outra data.',
    );
    expect(datesField()).toHaveTextContent('17/11/2026 a 18/11/2026');
    await user.click(datesField());
    await screen.findByRole('dialog', { name: 'Datas da estadia' });
    await user.click(day(/^terça-feira, 24 de novembro de 2026$/));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    history.replaceState(null, '', '/');
  });

  it('two clicks make a stay; past days can’t be chosen', async () => {
    const user = await open();
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(within(panel).getAllByRole('grid')).toHaveLength(2);
    expect(within(panel).getByText('novembro 2026')).toBeVisible();
    expect(day(/16 de novembro de 2026/)).toBeDisabled();

    await user.click(day(/^sexta-feira, 20 de novembro de 2026, Dia da Consciência Negra$/));
    expect(datesField()).toHaveTextContent('Check-in 20/11/2026');
    expect(within(panel).getByText(/Agora escolha o check-out/)).toBeVisible();
    const confirm = within(panel).getByRole('button', { name: 'Escolha o check-out' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm);
    expect(panel).toBeVisible();

    await user.click(day(/^terça-feira, 24 de novembro de 2026$/));
    expect(panel).toHaveTextContent('4 noites, de 20/11/2026 a 24/11/2026');
    expect(day(/20 de novembro de 2026, Dia da Consciência Negra, check-in$/)).toBeVisible();
    expect(day(/22 de novembro de 2026, dentro da estadia$/)).toBeVisible();
    expect(day(/24 de novembro de 2026, check-out$/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Confirmar 4 noites' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(datesField()).toHaveFocus();
    expect(parameters().get('CheckIn')).toBe('20112026');
    expect(parameters().get('CheckOut')).toBe('24112026');
  });

  it('shows holidays and the hotel’s notes on their days and below the months', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-15&checkout=2026-12-18');
    const user = await open();
    history.replaceState(null, '', '/');
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    expect(day(/25 de dezembro de 2026, Natal$/)).toBeVisible();
    expect(day(/19 de dezembro de 2026, Começa a alta temporada$/)).toBeVisible();
    expect(panel).toHaveTextContent('25 Natal, feriado nacional');
    expect(panel).toHaveTextContent('28 a 31 Mínimo de 5 noites. Réveillon');
  });

  it('disables the button, with the reason, for a stay below the hotel’s minimum', async () => {
    history.replaceState(null, '', '/?checkin=2026-12-29&checkout=2026-12-31');
    const user = await open();
    history.replaceState(null, '', '/');
    await user.click(datesField());
    const panel = await screen.findByRole('dialog', { name: 'Datas da estadia' });
    const short = within(panel).getByRole('button', { name: 'Mínimo de 5 noites' });
    expect(short).toHaveAttribute('aria-disabled', 'true');
    await user.click(day(/28 de dezembro de 2026/));
    await user.click(day(/\b2 de janeiro de 2027/));
    expect(within(panel).getByRole('button', { name: 'Confirmar 5 noites' })).toBeEnabled();
  });

  it('moves by week and by month with the keys', async () => {
    const user = await open();
    await user.click(datesField());
    await waitFor(() => expect(day(/^Hoje, .*17 de novembro/)).toHaveFocus());
    await user.keyboard('{PageDown}');
    expect(day(/17 de dezembro de 2026/)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(day(/24 de dezembro de 2026/)).toHaveFocus();
    await user.keyboard('{PageUp}');
    expect(day(/24 de novembro de 2026/)).toHaveFocus();
  });

  it('does not accept the same day twice as a stay', async () => {
    const user = await open();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(day(/20 de novembro de 2026/));
    await user.click(day(/20 de novembro de 2026/));
    expect(datesField()).toHaveTextContent('Check-in 20/11/2026');
    expect(screen.queryByRole('link', { name: /^Ver disponibilidade/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const sent = submissions();
    await user.click(screen.getByRole('button', { name: 'Ver disponibilidade' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Falta escolher o check-out.');
    expect(sent).toEqual(['prevented']);
  });

  it('works by keyboard: arrows and Enter choose, Escape restores the focus', async () => {
    const user = await open();
    await user.tab();
    expect(datesField()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(day(/^Hoje, .*17 de novembro/)).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(datesField()).toHaveTextContent('Check-in 24/11/2026');
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(datesField()).toHaveTextContent('24/11/2026 a 02/12/2026');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(datesField()).toHaveFocus();
  });

  it('does not search with an open range, and says so beside the field', async () => {
    const user = await open();
    await user.click(datesField());
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await user.keyboard('{Escape}');
    expect(datesField()).toHaveTextContent('Escolha as datas');

    await user.click(screen.getByRole('button', { name: 'Ver disponibilidade' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha check-in e check-out.');
    expect(datesField()).toHaveFocus();
    expect(datesField()).toHaveAccessibleDescription('Escolha check-in e check-out.');
    expect(console.warn).not.toHaveBeenCalled();
  });
});
