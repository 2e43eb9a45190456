import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { MediaProvider } from '@/components/admin/media/media-context';
import { MediaField } from '@/components/admin/media/media-field';
import { MediaList } from '@/components/admin/media/media-list';
import { renderPt } from '../support/intl';

function Cover() {
  const [value, setValue] = useState('https://a.example/gone.jpg');
  return <MediaField label="Capa" hint="Nos cartões" value={value} onChange={setValue} />;
}

it('says of a picture that does not load that another one is needed, until it is changed', () => {
  const { container } = renderPt(<Cover />);
  const field = screen.getByLabelText('Capa');
  expect(field).toHaveAccessibleDescription('Nos cartões');
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(field).toHaveAccessibleDescription(
    'Esta imagem não carrega: foi excluída ou mudou de endereço. Escolha outra.',
  );
  expect(container.querySelector('img')).toBeNull();
  fireEvent.change(field, { target: { value: 'https://a.example/here.jpg' } });
  expect(field).toHaveAccessibleDescription('Nos cartões');
  expect(container.querySelector('img')).not.toBeNull();
});

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

it('says where the pictures of a list are shown, and no address of theirs', () => {
  const { container } = renderPt(<RoomImages />);
  expect(screen.getByRole('group', { name: 'Imagens' })).toHaveAccessibleDescription(
    'No cartão do quarto',
  );
  expect(container.querySelector('[title]')).toBeNull();
});

it('says of a list which of its pictures does not load, until it is taken out', () => {
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

it('an address is added beside the pictures that are marked', async () => {
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

function Logo() {
  const [value, setValue] = useState('/art/noronha.webp');
  return (
    <>
      <MediaField label="Logo" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('names an illustration of the site, and shows an address as it is typed', () => {
  renderPt(<Logo />);
  const field = screen.getByLabelText('Logo');
  expect(field).toHaveValue('Ilustração: noronha');
  expect(field).toHaveAttribute('readonly');
  fireEvent.click(screen.getByRole('button', { name: 'Remover imagem: Logo' }));
  expect(field).toHaveValue('');
  expect(field).not.toHaveAttribute('readonly');
  fireEvent.change(field, { target: { value: '/art/rio.webp' } });
  expect(field).toHaveValue('/art/rio.webp');
  expect(field).not.toHaveAttribute('readonly');
  expect(screen.getByRole('status')).toHaveTextContent('/art/rio.webp');
});
