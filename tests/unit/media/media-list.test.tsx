import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { MediaProvider } from '@/components/admin/media/media-context';
import { MediaList } from '@/components/admin/media/media-list';
import { renderPt } from '../support/intl';

function RoomImages() {
  const [values, setValues] = useState(['https://a.example/1.jpg', 'https://a.example/gone.jpg']);
  return (
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <MediaList
        label="Imagens"
        hint="No cartão do quarto"
        name="rooms.0.images"
        values={values}
        isWrong={() => false}
        onChange={setValues}
      />
    </MediaProvider>
  );
}

it('says where the pictures of a list are shown, and shows no URL', () => {
  const { container } = renderPt(<RoomImages />);
  expect(screen.getByRole('group', { name: 'Imagens' })).toHaveAccessibleDescription(
    'No cartão do quarto',
  );
  expect(container.querySelector('[title]')).toBeNull();
});

it('says which picture of a list fails to load, until it is removed', () => {
  const { container } = renderPt(<RoomImages />);
  const second = screen.getByRole('button', { name: 'Trocar imagem 2: Imagens' });
  const [, image] = container.querySelectorAll('img');
  if (image) fireEvent.error(image);
  expect(second).toHaveAccessibleDescription(/^Uma imagem não carrega: .* Abra-a para escolher/);
  expect(screen.getByRole('button', { name: 'Trocar imagem 1: Imagens' })).not.toHaveAttribute(
    'aria-describedby',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remover imagem 2: Imagens' }));
  expect(screen.queryByText(/não carrega/)).toBeNull();
});

it('adds a URL along with the selected pictures', async () => {
  const file = {
    id: 'a0000000-0000-4000-8000-000000000000',
    file_name: 'a.jpg',
    width: 1000,
    height: 500,
  };
  const data = { files: [{ ...file, alt: '', created_at: '2026-11-20T12:00:00Z' }], total: 1 };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => ({ ok: true, data }) });
  const { container } = renderPt(<RoomImages />);
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar imagens: Imagens' }));
  expect(await screen.findByRole('dialog', { name: 'Escolher imagens' })).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Usar a.jpg' }));
  const address = screen.getByLabelText('Ou um endereço https');
  fireEvent.change(address, { target: { value: 'https://a.example/3.jpg' } });
  fireEvent.click(screen.getByRole('button', { name: 'Usar endereço' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const added = [...container.querySelectorAll('img')]
    .slice(2)
    .map(({ src }) => decodeURIComponent(src));
  expect(added).toEqual([expect.stringContaining(file.id), expect.stringContaining('/3.jpg')]);
});

it('adds a typed URL with whichever button closes the dialog', async () => {
  const data = { files: [], total: 0 };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => ({ ok: true, data }) });
  const { container } = renderPt(<RoomImages />);
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar imagens: Imagens' }));
  const address = await screen.findByLabelText('Ou um endereço https');
  fireEvent.click(screen.getByRole('button', { name: 'Usar endereço' }));
  expect(address).toBeInvalid();
  fireEvent.change(address, { target: { value: 'http://a.example/3.jpg' } });
  expect(address).toBeValid();
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(address).toHaveAccessibleDescription(/Use um endereço https/);
  expect(address).toHaveFocus();
  fireEvent.change(address, { target: { value: 'https://a.example/3.jpg' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar 1 imagem' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

function ManyImages() {
  const [values, setValues] = useState<string[]>(
    Array.from({ length: 59 }, (_, at) => `https://a.example/${at}.jpg`),
  );
  const props = { values, onChange: setValues, isWrong: () => false };
  return (
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <MediaList label="Imagens" hint="No cartão" name="images" {...props} />
    </MediaProvider>
  );
}

it('adds all selected images, even if they exceed what a list can save', async () => {
  const file = { width: 10, height: 5, alt: '', created_at: '2026-11-20T12:00:00Z' };
  const files = ['a', 'b'].map((letter) => ({
    ...file,
    id: `${letter}0000000-0000-4000-8000-000000000000`,
    file_name: `${letter}.jpg`,
  }));
  const data = { files, total: 2 };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => ({ ok: true, data }) });
  renderPt(<ManyImages />);
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar imagens: Imagens' }));
  for (const name of ['Usar a.jpg', 'Usar b.jpg']) {
    fireEvent.click(await screen.findByRole('button', { name }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar 2 imagens' }));
  expect(screen.getAllByRole('button', { name: /^Trocar imagem/ })).toHaveLength(61);
});
