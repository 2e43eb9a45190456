import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, mockImage, SAVED, show } from './shown-hotel-form';

it('moves, removes, restores and submits rooms and texts in their order', async () => {
  const { save, toasts, tab, press, user, rooms } = show();
  await tab('Quartos');
  await press('Mover B para cima');
  expect(rooms()).toEqual(['B', 'A', 'C']);
  expect(screen.getByRole('button', { name: 'Mover B para cima' })).toHaveFocus();
  expect(screen.getByText('B: posição 1 de 3')).toBeInTheDocument();
  await press('A');
  await press('Remover B');
  expect(screen.getByRole('button', { name: 'A' })).toHaveFocus();
  act(() => toasts.find(({ title }) => title === 'Removido: B')?.action?.onClick());
  expect(rooms()).toEqual(['B', 'A', 'C']);

  const item = (at: number) => screen.getByRole('textbox', { name: `Item ${at}` });
  await user.type(item(1), '{Enter}');
  expect(item(2)).toHaveFocus();
  await user.paste('Toalhas\n\nRede');
  expect(item(3)).toHaveFocus();
  await press('Mover Item 3 para cima');
  expect(item(2)).toHaveValue('Rede');
  await press('Remover Item 4');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(save.mock.calls[0]?.[0].fields.rooms).toMatchObject([
    { id: 'B', included_items: ['Café', 'Wi-Fi'] },
    { id: 'A', included_items: ['Café', 'Rede', 'Toalhas'] },
    { id: 'C' },
  ]);
});

it('shows a WhatsApp number in international format after it is typed', async () => {
  const { type, user } = show();
  const field = () => screen.getByLabelText('WhatsApp da recepção');
  await type('WhatsApp da recepção', '(12) 90000-0000');
  await user.tab();
  expect(field()).toHaveValue('+55 12 90000-0000');
  await type('WhatsApp da recepção', 'ligue');
  await user.tab();
  expect(field()).toHaveValue('ligue');
});

it('a collapsed room shows its picture, its price and its capacity', async () => {
  const { tab, press } = show();
  await tab('Quartos');
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/R\$\s100,00 · até 2 pessoas/);
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/art/a.webp');
  await press('A');
  expect(first).not.toHaveTextContent(/R\$\s100,00/);
  const price = screen.getByLabelText('Preço por noite', {
    selector: '[data-field="rooms.0.price"]',
  });
  fireEvent.change(price, { target: { value: '1290' } });
  await press('A');
  expect(first).toHaveTextContent(/R\$\s1\.290,00/);
});

it('another engine sets its URL, and only one image is the main one', async () => {
  const { save, tab, press, user } = show();
  await user.selectOptions(screen.getByLabelText('Sistema de reservas'), 'whatsapp');
  expect(screen.getByLabelText('Link de reserva')).toHaveValue('https://wa.me/');
  await press('Testar link de reserva');
  expect(screen.getByText(/Falta: Número do WhatsApp\./)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Número do WhatsApp'), '(47) 90000-0000');
  await user.tab();
  expect(screen.getByLabelText('Número do WhatsApp')).toHaveValue('+55 47 90000-0000');
  await press('Testar link de reserva');
  expect(screen.getByText(/^https:\/\/wa\.me\/5547900000000\?/)).toBeInTheDocument();
  await tab('Galeria');
  const add = () => screen.getAllByRole('button', { name: 'Digitar um endereço' })[0] as Element;
  await user.click(add());
  await user.keyboard('/art/a.webp');
  await user.click(add());
  await user.keyboard('/art/b.webp');
  expect(screen.getAllByRole('radio')[0]).toBeChecked();
  await user.click(screen.getAllByRole('radio')[1] as Element);
  await press('Mover Imagem 2 para cima');
  await press('Salvar hotel');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].fields).toMatchObject({
    booking_engine: 'whatsapp',
    hotel_id: '+55 47 90000-0000',
    images: [
      { image_url: '/art/b.webp', is_main: true },
      { image_url: '/art/a.webp', is_main: false },
    ],
  });
});

it('says that the current URL will redirect to a new one', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Gerar de novo a partir do nome ao salvar'));
  const hint = 'O endereço atual passará a redirecionar para o novo.';
  expect(screen.getByText(hint)).toBeInTheDocument();
});

it('adds several images of the library at once, in order, with their names', async () => {
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(mockImage);
  const answer = { ok: true, json: async () => ({ ok: true, data: { files, total: 3 } }) };
  global.fetch = jest.fn().mockResolvedValue(answer);
  const { save, tab, press, user } = show();
  await tab('Galeria');
  const [first, second] = within(screen.getByRole('group', { name: 'Banners' })).getAllByRole(
    'button',
  );
  expect([first, second].map((button) => button?.textContent)).toEqual([
    'Adicionar imagens',
    'Digitar um endereço',
  ]);
  const library = () => screen.getAllByRole('button', { name: 'Adicionar imagens' });
  await user.click(library()[1] as Element);
  await user.click(await screen.findByRole('button', { name: 'Usar c.jpg' }));
  await press('Usar a.jpg');
  await press('Usar b.jpg');
  await press('Usar b.jpg');
  expect(screen.getByRole('button', { name: 'Usar a.jpg', pressed: true })).toBeInTheDocument();
  await press('Adicionar 2 imagens');
  expect(screen.getByDisplayValue('c.jpg')).toHaveAttribute('readonly');
  await press('Salvar hotel');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].fields.hero_images).toEqual([
    '/art/a.webp',
    address('c.jpg'),
    address('a.jpg'),
  ]);
});

it('a button at the end of a long tab returns to the tabs', async () => {
  const { tab, press } = show();
  await tab('Quartos');
  await press('Voltar às abas');
  expect(screen.getByRole('tab', { name: 'Quartos' })).toHaveFocus();
});

it('describes where visitors see the images of each field', async () => {
  const { tab } = show();
  for (const [label, where] of [
    ['Imagem de capa', /nos cartões e listas/],
    ['Logo do hotel', /No topo da página do hotel/],
  ] as const) {
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(where);
  }
  await tab('Galeria');
  const groups = within(screen.getByRole('tabpanel')).getAllByRole('group');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(group).toHaveAccessibleDescription(/página do hotel/);
});

it('uploads files dropped on a list of images, and adds them to it', async () => {
  const { save, tab, press } = show();
  await tab('Galeria');
  const group = screen.getByRole('group', { name: 'Banners' });
  const files = ['d.jpg', 'e.jpg'].map((name) => new File(['x'], name));
  const dataTransfer = { types: ['Files'], files };
  fireEvent.drop(within(group).getByText('Nenhuma imagem.'), { dataTransfer });
  await waitFor(() => expect(within(group).getByDisplayValue('e.jpg')).toBeInTheDocument());
  await press('Salvar hotel');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].fields).toMatchObject({
    hero_images: ['/art/a.webp'],
    banner_images: [address('d.jpg'), address('e.jpg')],
  });
});

it('adds a file once that is dropped on the library, opened from a list', async () => {
  const data = { files: [], total: 0 };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => ({ ok: true, data }) });
  const { save, tab, user, press } = show();
  await tab('Galeria');
  const group = screen.getByRole('group', { name: 'Banners' });
  await user.click(within(group).getByRole('button', { name: 'Adicionar imagens' }));
  const library = await screen.findByRole('dialog', { name: 'Escolher imagens' });
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'f.jpg')] };
  fireEvent.drop(library, { dataTransfer });
  await user.click(await screen.findByRole('button', { name: 'Adicionar 1 imagem' }));
  await press('Salvar hotel');
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.calls[0]?.[0].fields.banner_images).toEqual([address('f.jpg')]);
});

it('labels a room with a blank name like one without a name', async () => {
  const { tab, press } = show();
  await tab('Quartos');
  await press('A');
  const name = screen.getByLabelText(/^Nome do quarto/, {
    selector: '[data-field="rooms.0.name"]',
  });
  fireEvent.change(name, { target: { value: '   ' } });
  expect(screen.getByRole('button', { name: 'Quarto 1' })).toBeInTheDocument();
});

it('a collapsed month shows its content, and expands for its fields', async () => {
  const { user, press, type } = show();
  const group = screen.getByRole('group', { name: 'Quando ir' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(12);
  await type('Março', 'Mar quente');
  await user.selectOptions(screen.getByLabelText('Época: Março'), 'Melhor época');
  expect(within(group).getByText('Mar quente · Melhor época')).toBeInTheDocument();
  await press('Março');
  expect(within(group).getByRole('button', { name: 'Março', expanded: true })).toBeInTheDocument();
  expect(within(group).queryByText('Mar quente · Melhor época')).not.toBeInTheDocument();
});
