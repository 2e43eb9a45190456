import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelTable } from '@/app/(staff)/admin/hotels/hotel-table';
import { connectToaster, type Toast } from '@/components/ui/notify';
import type { HotelSummary } from '@/lib/hotels/staff-queries';
import { renderPt } from '../../support/intl';

const HOTEL: HotelSummary = {
  id: '70000000-0000-4000-8000-000000000001',
  updated_at: '2026-11-20T12:00:00.000000+00:00',
  slug: 'ipe',
  name: 'Ipê',
  location: 'Vila',
  description: null,
  price: 300,
  type: 'standard',
  is_active: true,
  path: '/hotel/ipe',
  image: null,
  region: null,
  offers: 0,
};

function show(offers: number, image: string | null = null) {
  const toasts: Toast[] = [];
  connectToaster((toast) => toasts.push(toast));
  const remove = jest.fn().mockResolvedValue({ ok: true, data: { change: 7 } });
  const restore = jest.fn().mockResolvedValue({
    ok: true,
    data: { notes: [], slug: 'ipe', returned: offers },
  });
  const table = (count: number) => (
    <HotelTable
      hotels={[{ ...HOTEL, offers: count, image }]}
      isAdmin
      actions={{ toggle: jest.fn(), remove, restore }}
    />
  );
  const { rerender } = renderPt(table(offers));
  return {
    toasts,
    restore,
    user: userEvent.setup(),
    rerender: (count: number) => rerender(table(count)),
  };
}

it.each([
  [1, '1 oferta também será excluída.'],
  [3, '3 ofertas também serão excluídas.'],
])(
  'warns that %i offers are deleted with a hotel, and restores them with it',
  async (offers, says) => {
    const { toasts, restore, user } = show(offers);
    await user.click(screen.getByRole('button', { name: 'Excluir Ipê' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Tem certeza que deseja excluir este hotel?',
    });
    expect(question).toHaveTextContent(says);
    expect(question).toHaveAccessibleDescription(`Ipê ${says}`);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: 'Hotel excluído!',
      action: { label: 'Desfazer' },
      link: { label: 'Ver no histórico', href: `/admin/historico/hotels/${HOTEL.id}` },
    });
    toasts[0]?.action?.onClick();
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(restore).toHaveBeenCalledWith({ kind: 'hotels', id: HOTEL.id, change: 7, seen: 7 });
    expect(toasts[1]).toMatchObject({ tone: 'success', title: 'Versão restaurada!' });
  },
);

it('an open confirmation shows the current number of offers', async () => {
  const { user, rerender } = show(1);
  await user.click(screen.getByRole('button', { name: 'Excluir Ipê' }));
  rerender(2);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('2 ofertas também serão excluídas.');
});

it('does not mention offers for a hotel without any', async () => {
  const { user } = show(0);
  await user.click(screen.getByRole('button', { name: 'Excluir Ipê' }));
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('oferta');
});

it('shows an icon for a picture that fails to load', () => {
  show(0, 'https://fotos.example/a.jpg');
  const picture = document.querySelector('tbody img');
  if (!picture) throw new Error('no picture');
  fireEvent.error(picture);
  expect(document.querySelector('tbody img')).toBeNull();
  expect(document.querySelector('tbody .lucide-image-off')).toBeVisible();
});
