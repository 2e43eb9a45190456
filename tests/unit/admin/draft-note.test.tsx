import { screen } from '@testing-library/react';
import { DraftNote } from '@/components/admin/drafts/draft-note';
import { renderPt } from '../support/intl';

it('shows the time of a draft like the rest of the back office, in São Paulo time', () => {
  Element.prototype.scrollIntoView = jest.fn();
  const draft = { at: '2026-11-21T01:30:00.000Z' };
  renderPt(<DraftNote draft={draft} onRestore={jest.fn()} onDiscard={jest.fn()} />);
  expect(screen.getByText('Ele ficou neste navegador em 20/11/2026 22:30.')).toBeVisible();
});
