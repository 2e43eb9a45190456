import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MediaProvider } from '@/components/admin/media/media-context';
import { MediaDetails } from '@/components/admin/media/media-details';
import { MediaUses, useMediaUses } from '@/components/admin/media/media-uses';
import { takeWaiting } from '@/components/ui/notify';
import type { SeenUses } from '@/lib/media/staff-queries';
import { renderPt } from '../support/intl';

const Uses = () => <MediaUses uses={useMediaUses('1')} />;

function answers(data: SeenUses) {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ ok: true, data }),
  })) as unknown as typeof fetch;
}

function renderUses(data: SeenUses) {
  answers(data);
  renderPt(<Uses />);
}

const FILE = {
  ...{ id: '1', file_name: 'a.jpg', alt: 'Piscina', width: 9, height: 9, bytes: 9 },
  ...{ mime: 'image/webp', created_at: '2026-11-20T12:00:00Z', updated_at: '1' },
};

function renderDetails(save: jest.Mock = jest.fn()) {
  const onClose = jest.fn();
  renderPt(
    <MediaProvider actions={{ save, remove: jest.fn() }}>
      <MediaDetails file={FILE} onSaved={jest.fn()} onRemoved={jest.fn()} onClose={onClose} />
    </MediaProvider>,
  );
  return { onClose, field: screen.getByRole('textbox', { name: 'Texto alternativo' }) };
}

it('a limited editor can’t change an image that others use too, and sees who can', async () => {
  const uses = [{ kind: 'hotel' as const, id: 'h', name: 'Serra', fields: ['logo_url'] }];
  answers({ uses, isShared: true, mayOpenSettings: false });
  const save = jest.fn();
  const { field, onClose } = renderDetails(save);
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  // Only the reason: the length limit concerns only those who can type.
  expect(field).toHaveAccessibleDescription(
    'Usada também fora dos seus hotéis: só quem edita todos os hotéis muda o texto alternativo ou exclui a imagem.',
  );
  expect(screen.getByRole('button', { name: 'Excluir imagem' })).toBeDisabled();
  // Replacing it in the hotels that the editor sees would not be enough.
  expect(screen.queryByText(/^Em uso: troque a imagem/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Atualizar|Cancelar/ })).toBeNull();
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalled();
});

it('keeps a text rejected because others began to use the image, and says so', async () => {
  answers({ uses: [], isShared: false, mayOpenSettings: false });
  const { field } = renderDetails(jest.fn(async () => ({ ok: false, code: 'denied' })));
  await screen.findByText('Em nenhum lugar do site.');
  fireEvent.change(field, { target: { value: 'Piscina ao entardecer' } });
  answers({ uses: [], isShared: true, mayOpenSettings: false });
  const button = screen.getByRole('button', { name: 'Atualizar' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  expect(field).toHaveValue('Piscina ao entardecer');
  expect(button).toHaveAccessibleName('Fechar');
  expect(button).toHaveFocus();
  expect(takeWaiting()).toMatchObject([
    {
      title: 'Erro ao salvar imagem',
      description: 'A imagem passou a ser usada também fora dos seus hotéis, ou seu acesso mudou.',
    },
  ]);
});

it.each([
  [false, 'Em nenhum lugar do site.'],
  [true, 'Em nenhum dos seus hotéis.'],
])('an image without visible uses, used elsewhere (%s): %s', async (isShared, text) => {
  renderUses({ uses: [], isShared, mayOpenSettings: true });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'shows a link to the settings only to users who may open them: %s',
  async (mayOpenSettings, links) => {
    const use = { kind: 'config', id: null, name: null, fields: ['dark_logo_url'] } as const;
    renderUses({ uses: [{ ...use, fields: [...use.fields] }], isShared: false, mayOpenSettings });
    expect(await screen.findByText('(logo escura)')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Configurações');
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  },
);

it('says that the session ended if uses can’t be loaded, and links to the sign-in', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({ type: 'opaqueredirect' });
  renderPt(<Uses />);
  expect(await screen.findByText(/^Não foi possível carregar onde é usada/)).toHaveTextContent(
    'Acesso negado. Faça login para continuar.',
  );
  expect(screen.getByRole('link', { name: 'Entrar em outra aba' })).toBeVisible();
});
