import { screen, waitFor, within } from '@testing-library/react';
import { ID, show, stores, UNSAVED } from './shown-hotel-form';

it('marks problems and focuses the first one, even if collapsed or in another tab', async () => {
  const { save, tab, press, type, user } = show();
  await type('Nome *', '');
  await tab('Quartos');
  await press('Adicionar quarto');
  expect(screen.getByLabelText('Nome do quarto *')).toHaveFocus();
  await press('Quarto 4');
  await tab('FAQ');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText(/^Faltam 2 ajustes para/)).toBeInTheDocument());
  expect(save).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText('Nome *')).toHaveFocus());
  expect(screen.getByLabelText('Nome *')).toBeInvalid();

  await type('Nome *', 'Ipê');
  expect(screen.getByText(/^Falta 1 ajuste para/)).toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByLabelText('Nome do quarto *')).toHaveFocus());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Quartos');
  await press('Remover Quarto 4');
  expect(screen.queryByText(/ajuste/)).not.toBeInTheDocument();
});

it('shows what is missing next to the button after a rejected save', async () => {
  const { press, type } = show();
  await type('Nome *', '');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText('Falta 1 ajuste')).toBeInTheDocument());
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  await type('Nome *', 'Ipê Novo');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
});

it('each field in the list of problems links to it, through tabs and collapsed cards', async () => {
  const { press, type, tab } = show();
  await type('Nome *', '');
  await tab('Quartos');
  await press('Adicionar quarto');
  await tab('Hotel');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByLabelText('Nome *')).toHaveFocus());
  await tab(/^Quartos/);
  await press('Quarto 4');
  expect(screen.queryByLabelText('Nome do quarto *')).not.toBeInTheDocument();
  await tab('FAQ');
  await press('Quarto 4 › Nome do quarto');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Quartos');
  expect(screen.getByLabelText('Nome do quarto *')).toHaveFocus();
  await press('Nome');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Hotel');
  expect(screen.getByLabelText('Nome *')).toHaveFocus();
});

it('a tab in the list of problems links to its first field', async () => {
  const { press, type, tab } = show();
  await type('Nome *', '');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByLabelText('Nome *')).toHaveFocus());
  await tab('FAQ');
  await press('Hotel');
  expect(screen.getByLabelText('Nome *')).toHaveFocus();
});

it.each([
  ['rooms.1.images.0', 'Quartos', 'Trocar imagem 1: Imagens do quarto'],
  ['hero_images.0', 'Galeria', 'Imagem 1'],
  ['logo_url', 'Hotel', 'Logo do hotel'],
])('focuses the field %s of the URL, once', async (field, tab, label) => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  show(stores(), field);
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  await waitFor(() => expect(panel.getByLabelText(label)).toHaveFocus());
  expect(replaceState).toHaveBeenCalledWith(null, '', `/admin/hotels/${ID}`);
});

it('ignores a field of the URL that the form does not have', () => {
  show(stores(), 'rooms.9.images.0"]');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Quartos');
});

it('marks problems that the server reports at their fields', async () => {
  const { press, type } = show(async () => ({
    ok: false,
    code: 'invalid',
    fields: { 'rooms.1.name': 'required', rooms: 'tooMany' },
  }));
  await type('Subtítulo', 'x');
  await press('Salvar hotel');
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Quartos'),
  );
  await waitFor(() => expect(screen.getByLabelText('Nome do quarto *')).toHaveFocus());
  expect(screen.getByText('Itens demais: remova alguns para salvar')).toBeInTheDocument();
  expect(screen.getByText('Preencha este campo')).toBeInTheDocument();
});
