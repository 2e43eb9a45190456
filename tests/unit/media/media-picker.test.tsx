import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DropTarget } from '@/components/admin/media/drop-target';
import { MediaProvider } from '@/components/admin/media/media-context';
import { MediaPickerDialog } from '@/components/admin/media/media-picker-dialog';
import { renderPt } from '../support/intl';

const answers = new Map<string, (result: object) => void>();
jest.mock('@/components/admin/media/send-file', () => ({
  sendFile: ({ name }: File) => new Promise((resolve) => answers.set(name, resolve)),
}));

const ID = '10000000-0000-4000-8000-00000000000';
const known = (last: number) => ({ id: `${ID}${last}`, file_name: `${last}.jpg`, width: 480 });
const ready = (name: string, last: number) =>
  act(async () => answers.get(name)?.({ ok: true, data: { known: false, file: known(last) } }));

function List({ several }: { several: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [urls, setUrls] = useState<string[]>([]);
  const add = (more: string[]) => setUrls((all) => [...all, ...more]);
  return (
    <DropTarget onAdd={add} has={(url) => urls.includes(url)}>
      <p data-testid="urls">{urls.join(' ')}</p>
      {isOpen ? (
        <MediaPickerDialog
          withAddress
          several={several}
          onPick={add}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </DropTarget>
  );
}

const added = () => screen.getByTestId('urls').textContent?.match(/000000\d(?=\/)|mar/g) ?? [];

const THREE = ['um.jpg', 'dois.jpg', 'ruim.jpg'];

async function show(several: boolean, files: object[] = [], names = THREE) {
  const data = { files, total: files.length };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: async () => ({ ok: true, data }) });
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <List several={several} />
    </MediaProvider>,
  );
  const user = userEvent.setup();
  const sent = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  const input = document.querySelector('input[type=file]');
  await user.upload(input as HTMLInputElement, sent);
  return user;
}

it('files still uploading are added to the list in the order they were chosen', async () => {
  const user = await show(true);
  await user.click(await screen.findByRole('button', { name: 'Adicionar 3 imagens' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(added()).toEqual([]);
  // Their progress is shown next to the list that waits for them.
  expect(screen.getByRole('region', { name: 'Envios' })).toBeVisible();
  await ready('dois.jpg', 2);
  expect(added()).toEqual([]);
  // The list still waits for the uploaded one.
  await user.click(screen.getByRole('button', { name: 'Dispensar as prontas' }));
  await act(async () => answers.get('ruim.jpg')?.({ ok: false, code: 'broken' }));
  await ready('um.jpg', 1);
  await waitFor(() => expect(added()).toEqual(['0000001', '0000002']));
  expect(screen.getByText(/A imagem está danificada/)).toBeVisible();
});

it('files uploaded in the dialog are selected in the order they were chosen', async () => {
  const user = await show(true);
  await ready('dois.jpg', 2);
  await ready('um.jpg', 1);
  await user.click(await screen.findByRole('button', { name: 'Adicionar 3 imagens' }));
  expect(added()).toEqual(['0000001', '0000002']);
});

it('an image chosen in the library while the same file is uploaded is added once', async () => {
  const user = await show(true, [known(2)]);
  await user.click(await screen.findByRole('button', { name: 'Usar 2.jpg' }));
  await user.click(screen.getByRole('button', { name: 'Adicionar 4 imagens' }));
  expect(added()).toEqual(['0000002']);
  await ready('um.jpg', 1);
  await ready('dois.jpg', 2);
  await waitFor(() => expect(added()).toEqual(['0000002', '0000001']));
  await ready('ruim.jpg', 1);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Envios' })).not.toBeInTheDocument(),
  );
  expect(added()).toEqual(['0000002', '0000001']);
});

it('an uploaded file is added once, before those still uploading', async () => {
  const user = await show(true);
  await ready('um.jpg', 1);
  await user.click(await screen.findByRole('button', { name: 'Adicionar 3 imagens' }));
  expect(added()).toEqual(['0000001']);
  await ready('dois.jpg', 2);
  await waitFor(() => expect(added()).toEqual(['0000001', '0000002']));
});

it('a field for one image ignores files uploaded meanwhile', async () => {
  const user = await show(false);
  await user.type(screen.getByLabelText('Ou um endereço https'), 'https://exemplo.com.br/mar.jpg');
  await user.click(screen.getByRole('button', { name: 'Usar endereço' }));
  expect(added()).toEqual(['mar']);
  await ready('um.jpg', 1);
  expect(added()).toEqual(['mar']);
});

it('a field for one image takes a single upload as soon as it is ready', async () => {
  await show(false, [], ['um.jpg']);
  expect(screen.getByRole('dialog')).toBeVisible();
  await ready('um.jpg', 1);
  expect(added()).toEqual(['0000001']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a field for one image takes the next upload after a failure', async () => {
  const user = await show(false, [], ['ruim.jpg']);
  await act(async () => answers.get('ruim.jpg')?.({ ok: false, code: 'broken' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['x'], 'um.jpg', { type: 'image/jpeg' }));
  await ready('um.jpg', 1);
  expect(added()).toEqual(['0000001']);
});

it('a field for one image keeps showing the failure of another file chosen with it', async () => {
  const user = await show(false, [], ['um.jpg', 'ruim.jpg']);
  await act(async () => answers.get('ruim.jpg')?.({ ok: false, code: 'broken' }));
  await ready('um.jpg', 1);
  expect(added()).toEqual([]);
  expect(screen.getByText(/A imagem está danificada/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Usar 1.jpg' }));
  expect(added()).toEqual(['0000001']);
});

it('a field for one image lets the user choose among several uploads', async () => {
  const user = await show(false, [], ['um.jpg', 'dois.jpg']);
  await ready('um.jpg', 1);
  await ready('dois.jpg', 2);
  expect(added()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Usar 2.jpg' }));
  expect(added()).toEqual(['0000002']);
});

it('a field for one image does not take an upload while a URL is typed', async () => {
  const user = await show(false, [], ['um.jpg']);
  const line = screen.getByLabelText('Ou um endereço https');
  await user.type(line, 'https://exemplo.com.br/m');
  await ready('um.jpg', 1);
  expect(added()).toEqual([]);
  expect(line).toHaveValue('https://exemplo.com.br/m');
});
