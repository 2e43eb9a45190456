import { screen } from '@testing-library/react';
import { ChangeList } from '@/components/admin/history/change-list';
import type { Change } from '@/lib/history/staff-queries';
import { renderPt } from '../support/intl';

const CHANGE: Change = {
  ...{ id: 2, change: 2, at: '2026-11-29T16:53:36Z', action: 'DELETE', table: '', kind: null },
  ...{ recordId: 'r', name: null, actor: { id: 'a', email: 'ana@ipehoteis.example' } },
  ...{ parts: [], offers: 0, restored: false },
};

it.each([
  ['newsletter_subscribers', 'Endereço apagadoInscrição nas novidades por e-mail'],
  ['unheard_of', 'Sem nomeOutro registro'],
])('says why a line has no name, if known: %s', (table, words) => {
  renderPt(<ChangeList changes={[{ ...CHANGE, table }]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});
