import { screen } from '@testing-library/react';
import { MediaUses, useMediaUses } from '@/components/admin/media/media-uses';
import type { SeenUses } from '@/lib/media/staff-queries';
import { renderPt } from '../support/intl';

const Uses = () => <MediaUses uses={useMediaUses('1')} />;

function renderUses(data: SeenUses) {
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ ok: true, data }),
  })) as unknown as typeof fetch;
  renderPt(<Uses />);
}

it.each([
  [false, 'Em nenhum lugar do site.'],
  [true, 'Em nenhum dos seus hotéis.'],
  [
    true,
    'Usada também fora dos seus hotéis: só quem edita todos os hotéis muda o texto alternativo ou exclui a imagem.',
  ],
])('an image without uses that are seen, used elsewhere (%s): %s', async (isShared, text) => {
  renderUses({ uses: [], isShared, mayOpenSettings: true });
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  [true, 1],
  [false, 0],
])(
  'the settings are a link only for those who may open them: %s',
  async (mayOpenSettings, links) => {
    const use = { kind: 'config', id: null, name: null, fields: ['dark_logo_url'] } as const;
    renderUses({ uses: [{ ...use, fields: [...use.fields] }], isShared: false, mayOpenSettings });
    expect(await screen.findByText('(logo escura)')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Configurações');
    expect(screen.queryAllByRole('link')).toHaveLength(links);
  },
);

it('says that the session ended where the uses can’t be read, and leads to the sign-in', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({ type: 'opaqueredirect' });
  renderPt(<Uses />);
  expect(await screen.findByText(/^Não foi possível carregar onde é usada/)).toHaveTextContent(
    'Acesso negado. Faça login para continuar.',
  );
  expect(screen.getByRole('link', { name: 'Entrar em outra aba' })).toBeVisible();
});
