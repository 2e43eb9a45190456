import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { KnownMediaProvider, MediaProvider } from '@/components/admin/media/media-context';
import { MediaField } from '@/components/admin/media/media-field';
import { MediaList } from '@/components/admin/media/media-list';
import { renderPt } from '../support/intl';

function Cover() {
  const [value, setValue] = useState('https://a.example/gone.jpg');
  return <MediaField label="Capa" hint="Nos cartões" value={value} onChange={setValue} />;
}

it('asks for another picture if one fails to load, until it is changed', () => {
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

function Logo() {
  const [value, setValue] = useState('/art/noronha.webp');
  return (
    <>
      <MediaField label="Logo" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('shows the name of an artwork, and a typed URL as typed', () => {
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

const PHOTO = {
  id: 'b0000000-0000-4000-8000-000000000000',
  file_name: 'mar.jpg',
  alt: '',
  width: 1000,
  height: 500,
  bytes: 1,
  mime: 'image/jpeg',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '1',
};
const PHOTO_URL = `/media/${PHOTO.id}/1000.webp`;

it('a field of an image edits its alternative text, but does not delete the image', async () => {
  const uses = { uses: [], isPartial: false, mayOpenSettings: true };
  globalThis.fetch = jest.fn(async () => ({
    json: async () => ({ ok: true, data: uses }),
  })) as unknown as typeof fetch;
  const save = jest.fn(async () => ({
    ok: true as const,
    data: { ...PHOTO, alt: 'Mar calmo', updated_at: '2' },
  }));
  renderPt(
    <MediaProvider actions={{ save, remove: jest.fn() }}>
      <KnownMediaProvider media={{ [PHOTO.id]: PHOTO }}>
        <MediaField withAlt label="Imagem 1" value={PHOTO_URL} onChange={() => {}} />
        <MediaField withAlt label="Imagem 2" value="/art/rio.webp" onChange={() => {}} />
        <MediaList
          label="Quarto"
          hint=""
          name="rooms.0.images"
          values={[PHOTO_URL, '/art/rio.webp']}
          isWrong={() => false}
          onChange={() => {}}
        />
      </KnownMediaProvider>
    </MediaProvider>,
  );
  expect(screen.getAllByText('Sem texto alternativo')).toHaveLength(1);
  expect(
    screen
      .getAllByRole('button', { name: /^Escrever texto alternativo/ })
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Escrever texto alternativo: Imagem 1',
    'Escrever texto alternativo da imagem 1: Quarto',
  ]);
  const write = screen.getByRole('button', { name: 'Escrever texto alternativo: Imagem 1' });
  write.focus();
  fireEvent.click(write);
  const field = await screen.findByLabelText('Texto alternativo');
  expect(await screen.findByText('Em nenhum lugar do site.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Excluir imagem' })).toBeNull();
  fireEvent.change(field, { target: { value: 'Mar calmo' } });
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Texto alternativo: Mar calmo')).toBeVisible();
  const edit = screen.getByRole('button', { name: 'Editar texto alternativo: Imagem 1' });
  await waitFor(() => expect(edit).toHaveFocus());
});

it('does not offer to write a text that only others may change', () => {
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <KnownMediaProvider media={{ [PHOTO.id]: { ...PHOTO, isShared: true } }}>
        <MediaField withAlt label="Imagem 1" value={PHOTO_URL} onChange={() => {}} />
        <MediaList
          {...{ label: 'Quarto', hint: '', name: 'rooms.0.images', values: [PHOTO_URL] }}
          isWrong={() => false}
          onChange={() => {}}
        />
      </KnownMediaProvider>
    </MediaProvider>,
  );
  expect(screen.queryByRole('button', { name: /^Escrever texto/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ver detalhes da imagem: Imagem 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver detalhes da imagem 1: Quarto' })).toBeVisible();
});

it('requests images unknown to the screen in one request, and deleted ones only once', async () => {
  const asked: string[] = [];
  const gone = '00000000-0000-4000-8000-00000000000f';
  globalThis.fetch = jest.fn(async (path: string) => {
    asked.push(path);
    return { json: async () => ({ ok: true, data: [{ ...PHOTO, isShared: false }] }) };
  }) as unknown as typeof fetch;
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <KnownMediaProvider media={{}}>
        <MediaField label="Capa" value={`/media/${gone}/1000.webp`} onChange={() => {}} />
        <MediaList
          label="Quarto"
          hint=""
          name="rooms.0.images"
          values={[`/media/${PHOTO.id}/1000.webp`, 'https://a.example/1.jpg']}
          isWrong={() => false}
          onChange={() => {}}
        />
      </KnownMediaProvider>
    </MediaProvider>,
  );
  const write = 'Escrever texto alternativo da imagem 1: Quarto';
  expect(await screen.findByRole('button', { name: write })).toBeVisible();
  expect(asked).toEqual([`/admin/media/files?id=${gone}&id=${PHOTO.id}`]);
});

function ChosenImage() {
  const [value, setValue] = useState('');
  return <MediaField withAlt label="Capa" value={value} onChange={setValue} />;
}

it('requests whether a newly chosen image is used by others', async () => {
  globalThis.fetch = jest.fn(async (path: string) => {
    const files = [PHOTO];
    const data = path.includes('id=') ? [{ ...PHOTO, isShared: true }] : { files, total: 1 };
    return { json: async () => ({ ok: true, data }) };
  }) as unknown as typeof fetch;
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <KnownMediaProvider media={{}}>
        <ChosenImage />
      </KnownMediaProvider>
    </MediaProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Escolher na biblioteca: Capa' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Usar mar.jpg' }));
  expect(screen.getByLabelText('Capa')).toHaveValue('mar.jpg');
  expect(await screen.findByRole('button', { name: 'Ver detalhes da imagem: Capa' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Escrever texto/ })).toBeNull();
});
