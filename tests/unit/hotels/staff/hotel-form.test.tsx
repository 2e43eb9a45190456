import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelForm } from '@/app/(staff)/admin/hotels/form/hotel-form';
import { MediaNamesProvider, MediaProvider } from '@/components/admin/media/media-context';
import type { SaveInput } from '@/components/admin/use-record-save';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { type HotelValues, hotelFields } from '@/lib/hotels/form';
import { renderPt } from '../../support/intl';

// Six tabs of fields are a lot for the test browser; this only bounds how long a busy machine takes.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: mockReplace }) }));

jest.mock('@/components/admin/media/send-file', () => ({
  sendFile: async ({ name }: File) => ({ ok: true, data: { known: false, file: mockImage(name) } }),
}));
/** An image of the library whose id is told by the first letter of its name. */
const mockImage = (name: string) => ({
  id: `${name[0]}0000000-0000-4000-8000-000000000000`,
  file_name: name,
  alt: '',
  width: 1000,
  height: 500,
  bytes: 1,
  mime: 'image/webp',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
});
const address = (name: string) => `/media/${mockImage(name).id}/1000.webp`;

const ID = '70000000-0000-4000-8000-000000000001';
const room = (name: string, more: object = {}) => ({
  id: name,
  name,
  price: 100,
  included_items: ['Café', 'Wi-Fi'],
  images: ['/art/a.webp'],
  ...more,
});
const ROW = {
  name: 'Ipê',
  slug: 'ipe',
  location: 'Vila',
  price: 300,
  is_active: true,
  features: { rooms: [room('A'), room('B'), room('C')], hero_images: ['/art/a.webp'] },
};

type Save = Parameters<typeof HotelForm>[0]['save'];
type Input = SaveInput<HotelValues>;

/** Stores what is sent, as the server does; `more` is what another person changed meanwhile. */
const stores =
  (more: object = {}): Save =>
  async ({ fields }) => ({
    ok: true,
    data: { ...hotelFields.parse(fields), ...more, updated_at: '2' },
  });

function show(first: Save = stores(), field?: string) {
  const save = jest.fn<ReturnType<Save>, [Input]>(first);
  const toasts: Toast[] = [];
  const withdrawn: Toast[] = [];
  connectToaster(
    (toast) => toasts.push(toast),
    (toast) => withdrawn.push(toast),
  );
  const { unmount } = renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <MediaNamesProvider names={{}}>
        <HotelForm
          hotel={{ id: ID, version: '1', fields: rowToFields(ROW) }}
          field={field}
          regions={[]}
          save={save}
        />
      </MediaNamesProvider>
    </MediaProvider>,
  );
  const user = userEvent.setup();
  const tab = (name: RegExp | string) => user.click(screen.getByRole('tab', { name }));
  const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.paste(text);
  };
  const rooms = () =>
    within(screen.getByRole('tabpanel'))
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  return { save, toasts, withdrawn, user, tab, press, type, rooms, unmount };
}

const SAVED = 'Tudo salvo';
const UNSAVED = 'Alterações não salvas';

afterEach(() => localStorage.clear());

it('a text that is typed and removed again is no change', async () => {
  const { type } = show();
  expect(screen.getByText(SAVED)).toBeInTheDocument();
  await type('Subtítulo', 'x');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
  await type('Subtítulo', '');
  expect(screen.getByText(SAVED)).toBeInTheDocument();
});

it('distances that no page can show are named at once, and saved as they are typed', async () => {
  const { save, type, press } = show();
  await type('Distâncias', 'Praia - 100 m\nCentro: 2 km');
  expect(screen.getByText(/^Não aparece no site.*: Centro: 2 km$/)).toBeInTheDocument();
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText(SAVED)).toBeInTheDocument());
  expect(save.mock.calls[0]?.[0].fields.distances).toBe('Praia - 100 m\nCentro: 2 km');
  await type('Distâncias', 'Centro - 2 km');
  expect(screen.queryByText(/^Não aparece no site/)).not.toBeInTheDocument();
});

it('a save leaves rows open and the focus where it is, and shows what was stored', async () => {
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
  // The notice of the first save does not stand beside the second one.
  expect(withdrawn).toMatchObject([{ title: 'Hotel atualizado!' }]);
});

it('what another person changed is taken over, what is typed meanwhile stays', async () => {
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

it('problems are marked, and the first of them is focused, whatever is folded or hidden', async () => {
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

it('after a refused save the bar says what is missing, until it is there', async () => {
  const { press, type } = show();
  await type('Nome *', '');
  await press('Salvar hotel');
  await waitFor(() => expect(screen.getByText('Falta 1 ajuste')).toBeInTheDocument());
  expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument();
  await type('Nome *', 'Ipê Novo');
  expect(screen.getByText(UNSAVED)).toBeInTheDocument();
});

it('each field of the list of what is missing leads there, through tabs and folded cards', async () => {
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

it('a line of what is missing leads to its first field', async () => {
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
])('the address leads to the field %s, once', async (field, tab, label) => {
  const replaceState = jest.spyOn(window.history, 'replaceState');
  show(stores(), field);
  const panel = within(screen.getByRole('tabpanel', { name: tab }));
  await waitFor(() => expect(panel.getByLabelText(label)).toHaveFocus());
  expect(replaceState).toHaveBeenCalledWith(null, '', `/admin/hotels/${ID}`);
});

it('a field of the address that the form does not have is no field', () => {
  show(stores(), 'rooms.9.images.0"]');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Quartos');
});

it('what the server refuses is marked where it is', async () => {
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
  expect(screen.getByText('Itens demais')).toBeInTheDocument();
  expect(screen.getByText('Preencha este campo')).toBeInTheDocument();
});

it('rooms and texts are moved, removed, brought back and sent in their order', async () => {
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

it('every number of WhatsApp is shown as it will be dialed, once it is typed', async () => {
  const { type, user } = show();
  const field = () => screen.getByLabelText('WhatsApp da recepção');
  await type('WhatsApp da recepção', '(12) 90000-0000');
  await user.tab();
  expect(field()).toHaveValue('+55 12 90000-0000');
  await type('WhatsApp da recepção', 'ligue');
  await user.tab();
  expect(field()).toHaveValue('ligue');
});

it('a folded room shows its picture, its price and how many it holds', async () => {
  const { tab, press } = show();
  await tab('Quartos');
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/R\$\s100,00/);
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

it('another engine brings its URL, and one image is the main one', async () => {
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
  const add = () => screen.getAllByRole('button', { name: 'Adicionar imagem' })[0] as Element;
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

it('a new address says that the present one will lead to it', async () => {
  const { user } = show();
  await user.click(screen.getByLabelText('Gerar de novo a partir do nome ao salvar'));
  const hint = 'O endereço atual passará a redirecionar para o novo.';
  expect(screen.getByText(hint)).toBeInTheDocument();
});

it('several images of the library are added at once, known by their names', async () => {
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(mockImage);
  const answer = { ok: true, json: async () => ({ ok: true, data: { files, total: 3 } }) };
  global.fetch = jest.fn().mockResolvedValue(answer);
  const { save, tab, press, user } = show();
  await tab('Galeria');
  const library = () => screen.getAllByRole('button', { name: 'Adicionar da biblioteca' });
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

it('each place for images says where visitors see them', async () => {
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

it('files that are dropped on a list of images are sent, and added to this list', async () => {
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

it('a draft is kept, offered, and restored', async () => {
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

it('each open form keeps a draft of its own, and a save drops no other', async () => {
  const first = show();
  await first.type('Subtítulo', 'Primeiro');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Primeiro'));
  first.unmount();
  // The second form neither restores nor discards what it is offered.
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

it('what was sent without an answer goes along with the next try, also from a draft', async () => {
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

it('of two versions of a field, the chosen one is saved', async () => {
  const version = '2026-11-21T01:30:00.123456+00:00';
  const theirs = { version, base: rowToFields({ ...ROW, subtitle: 'Deles' }) };
  const conflict = { gone: false as const, theirs, fields: ['subtitle'], merged: { price: 1 } };
  const { save, type, press, user } = show(async () => ({
    ok: false,
    code: 'conflict',
    conflict,
  }));
  await type('Subtítulo', 'Meu');
  await press('Salvar hotel');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('O que está salvo é de 20/11/2026 22:30.');
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
