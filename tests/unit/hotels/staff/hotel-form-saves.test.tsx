import { screen, waitFor } from '@testing-library/react';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { ID, ROW, SAVED, show, stores, UNSAVED } from './shown-hotel-form';

it('text that is typed and removed again is not a change', async () => {
  const { type } = show();
  expect(screen.getByText(SAVED)).toBeInTheDocument();
  await type('Subtítulo', 'x');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
  await type('Subtítulo', '');
  expect(screen.getByText(SAVED)).toBeInTheDocument();
});

it('shows distances that no page can show immediately, and saves them as typed', async () => {
  const { save, type, press } = show();
  await type('Distâncias', 'Praia - 100 m\nCentro: 2 km');
  expect(screen.getByText(/^Não aparece no site.*: Centro: 2 km$/)).toBeInTheDocument();
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(save.mock.calls[0]?.[0].fields.distances).toBe('Praia - 100 m\nCentro: 2 km');
  await type('Distâncias', 'Centro - 2 km');
  expect(screen.queryByText(/^Não aparece no site/)).not.toBeInTheDocument();
});

it('a save keeps rows open and the focus in place, and shows the stored values', async () => {
  const { save, tab, press, type, user, rooms, withdrawn } = show();
  await tab('Quartos');
  await press('B');
  await type('Preço por noite', '1290,5');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(screen.getByLabelText('Preço por noite')).toHaveValue('1.290,50');
  expect(screen.getByLabelText('Preço por noite')).toHaveFocus();
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: ID, loaded: { version: '1' } });
  expect(rooms()).toEqual(['A', 'B', 'C']);

  await type('Nome do quarto *', 'D');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[1]?.[0].loaded).toMatchObject({
    version: '2',
    base: { rooms: [{}, { price: 1290.5 }, {}] },
  });
  // The notice of the first save is not shown along with the second one.
  expect(withdrawn).toMatchObject([{ title: 'Hotel atualizado!' }]);
});

it('takes over changes of another editor, and keeps what is typed meanwhile', async () => {
  let answer = () => {};
  const { type, press } = show(async (input) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    return stores({ experience: 'Deles' })(input);
  });
  await type('Subtítulo', 'Meu');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText('Processando...')).toBeInTheDocument());
  await type('Subtítulo', 'Meu depois');
  answer();
  await waitFor(() => expect(screen.getByLabelText('Experiência')).toHaveValue('Deles'));
  expect(screen.getByLabelText('Subtítulo')).toHaveValue('Meu depois');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
});

it('a draft is stored, offered and restored', async () => {
  const { type, unmount } = show();
  await type('Subtítulo', 'Rascunho');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Rascunho'));
  unmount();
  const again = show();
  await again.press('Restaurar rascunho');
  expect(screen.getByLabelText('Subtítulo')).toHaveValue('Rascunho');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
  await again.press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect({ ...localStorage }).toEqual({});
});

it('each open form has its own draft, and a save removes no other', async () => {
  const first = show();
  await first.type('Subtítulo', 'Primeiro');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Primeiro'));
  first.unmount();
  // The second form neither restores nor discards the offered draft.
  const second = show();
  expect(await screen.findByText('Restaurar rascunho')).toBeInTheDocument();
  await second.type('Subtítulo', 'Segundo');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Segundo'));
  expect(Object.keys(localStorage)).toHaveLength(2);
  await second.press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(JSON.stringify({ ...localStorage })).toContain('Primeiro');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Segundo');
});

it('sends input whose response was lost with the next attempt, also from a draft', async () => {
  const { save, type, press, unmount } = show(async () => Promise.reject(new Error('lost')));
  await type('Subtítulo', 'Primeiro');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText('Salvar hotel')).toBeInTheDocument());
  await type('Subtítulo', 'Segundo');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  unmount();
  const again = show();
  await again.press('Restaurar rascunho');
  await again.press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(again.save.mock.calls[0]?.[0]).toMatchObject({
    sent: [{ subtitle: 'Primeiro' }],
    fields: { subtitle: 'Segundo' },
  });
  await again.type('Subtítulo', 'Terceiro');
  await again.press('Salvar hotel');
  await waitFor(() => expect(again.save).toHaveBeenCalledTimes(2));
  expect(again.save.mock.calls[1]?.[0].sent).toEqual([]);
});

it('saves the chosen version of a field in conflict', async () => {
  const version = '2026-11-21T01:30:00.123456+00:00';
  const theirs = { version, base: rowToFields({ ...ROW, subtitle: 'Deles' }) };
  const author = 'bia@ipehoteis.example';
  const conflict = {
    ...{ gone: false as const, theirs, author },
    ...{ fields: ['subtitle'], merged: { price: 1 } },
  };
  const { save, type, press, user } = show(async () => ({
    ok: false,
    code: 'conflict',
    conflict,
  }));
  await type('Subtítulo', 'Meu');
  await press('Salvar hotel');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`O que está salvo é de 20/11/2026 22:30, por ${author}.`);
  save.mockImplementation(stores());
  await user.click(screen.getByRole('radio', { name: /^O que está salvo/ }));
  await press('Salvar com estas escolhas');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(save.mock.calls[1]?.[0]).toMatchObject({
    loaded: { version },
    fields: { subtitle: 'Deles', price: 1 },
  });
  expect(screen.getByLabelText('Subtítulo')).toHaveValue('Deles');
  expect(screen.getByLabelText('Preço por noite *')).toHaveValue('1,00');
});

it('says that the input for a deleted hotel is stored for a new one', async () => {
  const conflict = { gone: true as const };
  const { type, press } = show(async () => ({ ok: false, code: 'conflict', conflict }));
  await type('Subtítulo', 'Meu');
  await press('Salvar hotel');
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
    /recarregue a página para usar em um hotel novo\.$/,
  );
  await press('Voltar ao formulário');
  expect(JSON.stringify({ ...localStorage })).toContain('Meu');
});

it('a new hotel shows next to the button whether saving makes it visible', async () => {
  const { user } = show(stores(), undefined, null);
  expect(screen.getByText('Visível no site ao salvar')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Ativo no site' }));
  expect(screen.getByText('Oculto no site ao salvar')).toBeVisible();
});
