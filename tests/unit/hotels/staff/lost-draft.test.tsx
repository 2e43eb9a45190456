import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LostHotelDraft } from '@/app/(staff)/admin/hotels/[id]/lost-draft';
import { fitsHotel } from '@/app/(staff)/admin/hotels/form/draft-fits';
import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
import { DraftOwner } from '@/components/admin/drafts/draft-owner';
import { draftKeysOf, keepDraft, readDraft } from '@/components/admin/drafts/draft-store';
import { renderPt } from '../../support/intl';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({
  useParams: () => ({ id: 'gone' }),
  useRouter: () => ({ push: mockPush }),
}));

const IMAGE = { id: 'i1', image_url: '/art/rio.webp', is_main: true };
const DRAFT = {
  id: 'gone',
  values: { ...NEW_HOTEL, name: 'Ipê', images: [IMAGE] },
  loaded: { version: '1', base: {} },
  sent: [],
  at: '2026-11-21T01:30:00.000Z',
};

/** Stores a draft of a deleted hotel, and shows the page at its URL. */
function show(mayCreate = true) {
  keepDraft('vitrine:hotel:u:gone:f1', DRAFT);
  renderPt(
    <DraftOwner value="u">
      <LostHotelDraft mayCreate={mayCreate} />
    </DraftOwner>,
  );
  return screen.findByText(/^Ele ficou neste navegador em 20\/11\/2026 22:30\./);
}

beforeEach(() => mockPush.mockClear());
afterEach(() => localStorage.clear());

it('turns the draft of a deleted hotel into one of a new hotel', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Usar em um hotel novo' }));
  expect(mockPush).toHaveBeenCalledWith('/admin/hotels/novo');
  const keys = draftKeysOf('u');
  expect(keys).toEqual([expect.stringMatching(/^vitrine:hotel:u:novo:/)]);
  const draft = readDraft(keys[0] ?? '', fitsHotel);
  expect(draft).toMatchObject({ values: { name: 'Ipê' }, loaded: null, sent: [] });
  expect([draft?.id, draft?.values.images[0]?.id]).not.toContain('gone');
  expect(draft?.values.images).toEqual([{ ...IMAGE, id: expect.not.stringMatching('i1') }]);
});

it('only offers to discard it to users who may not create hotels', async () => {
  await show(false);
  expect(screen.queryByRole('button', { name: 'Usar em um hotel novo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText(/^Ele ficou/)).toBeNull());
  expect(draftKeysOf('u')).toEqual([]);
});
