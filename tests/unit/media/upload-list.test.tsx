import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaProvider, useMedia } from '@/components/admin/media/media-context';
import { UploadList } from '@/components/admin/media/upload-list';
import { renderPt } from '../support/intl';

const mockSend = jest.fn();
jest.mock('@/components/admin/media/send-file', () => ({
  sendFile: (file: File) => mockSend(file.name),
}));

function Sender({ names }: { names: string[] }) {
  const { uploads } = useMedia();
  const send = () =>
    uploads.add(
      names.map((name) => new File(['x'], name)),
      '',
    );
  return (
    <div>
      <button type="button" onClick={send}>
        Enviar
      </button>
    </div>
  );
}

it('one button retries uploads that lost the connection, and keeps the focus nearby', async () => {
  const actions = { save: jest.fn(), remove: jest.fn() };
  const isOnline = { now: false };
  mockSend.mockImplementation(async (name: string) => {
    if (name === 'texto.pdf') return { ok: false, code: 'notPicture' };
    if (!isOnline.now) return { ok: false, code: 'network' };
    return { ok: true, data: { known: false, file: { id: name } } };
  });
  const user = userEvent.setup();
  renderPt(
    <MediaProvider actions={actions}>
      <Sender names={['a.jpg', 'b.jpg', 'c.jpg', 'texto.pdf']} />
      <UploadList />
    </MediaProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  isOnline.now = true;
  await user.click(screen.getByRole('button', { name: 'Enviar as 3 imagens de novo' }));
  await waitFor(() => expect(screen.getAllByText('Pronta')).toHaveLength(3));
  const left = within(screen.getByRole('list')).getAllByRole('alert');
  expect(left).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Tentar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});

it('shows one link to the sign-in for files rejected because the session ended', async () => {
  mockSend.mockResolvedValue({ ok: false, code: 'signed-out' });
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <Sender names={['a.jpg', 'b.jpg']} />
      <UploadList />
    </MediaProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'Entrar em outra aba' })).toHaveLength(1);
});

it('one key press skips the rows of a long list', async () => {
  mockSend.mockResolvedValue({ ok: false, code: 'network' });
  const skip = jest.fn();
  const user = userEvent.setup();
  renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <Sender names={['a.jpg', 'b.jpg']} />
      <UploadList onSkip={skip} />
    </MediaProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(skip).toHaveBeenCalledTimes(1);
});
