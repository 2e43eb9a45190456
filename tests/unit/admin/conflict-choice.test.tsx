import { screen } from '@testing-library/react';
import { ConflictChoice } from '@/components/admin/conflict-choice';
import { renderPt } from '../support/intl';

const MOMENT = '2026-11-20T17:03:00Z';

function showConflict(author: string | null) {
  const base = { name: 'Serra' };
  const conflict = {
    ...{ gone: false as const, fields: ['name'], merged: { name: 'Costa' } },
    ...{ author, theirs: { version: MOMENT, base } },
  };
  const nothing = () => {};
  renderPt(
    <ConflictChoice
      conflict={conflict}
      mine={{ name: 'Costa' }}
      labels={{ name: 'Nome' }}
      busy={false}
      onResolve={nothing}
      onClose={nothing}
    />,
  );
}

it('names who saved the other version if known', () => {
  showConflict('bia@ipehoteis.example');
  expect(
    screen.getByText(/O que está salvo é de .*14:03, por bia@ipehoteis\.example\./),
  ).toBeInTheDocument();
});

it('shows only the time of the other version if its author is unknown', () => {
  showConflict(null);
  expect(screen.getByText(/O que está salvo é de .*14:03\.$/)).toBeInTheDocument();
});
