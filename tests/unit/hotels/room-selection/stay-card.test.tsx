import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoomButton, RoomChoiceProvider } from '@/components/hotels/room-selection/room-choice';
import { StayCard } from '@/components/hotels/room-selection/stay-card';
import { messages } from '@/lib/i18n/catalogue';

const { card, rooms } = messages.hotels.roomSelection;
const ROOM = { name: 'Suíte', price: 489, capacity: 2 };

const renderCard = () =>
  render(
    <RoomChoiceProvider>
      <RoomButton position={0} name={ROOM.name} messages={rooms} />
      <StayCard
        hotel={{
          id: 'x',
          name: 'Ipê',
          price: 489,
          phone: null,
          fallback: { phone: '(41) 0000-0000', whatsapp: null },
          engine: { name: 'whatsapp', baseUrl: 'https://wa.me/', hotelId: '5571900000000' },
        }}
        rooms={[ROOM, { name: 'Família', price: 568, capacity: 4 }]}
        messages={{
          card: {
            ...card,
            askPriceHint: card.askPriceHint.chat,
            twoRoomsHint: card.twoRoomsHint.chat,
            tooSmall: messages.hotels.rooms.script.tooSmall,
          },
          booking: { ...messages.booking, newTab: '' },
        }}
      />
    </RoomChoiceProvider>,
  );

it('says that the price is for one room, and if the guests do not fit', async () => {
  renderCard();
  const party = screen.getByRole('combobox', { name: 'Hóspedes' });
  await userEvent.selectOptions(party, '4 hóspedes');
  expect(screen.getByText('Estimativa para 2 noites.')).toBeVisible();
  expect(screen.queryByText(/^Não cabem|^Nenhum quarto/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Selecionar Quarto/ }));
  expect(screen.getByText('Não cabem 4 pessoas neste quarto')).toBeVisible();
  await userEvent.selectOptions(party, '2 quartos, 4 hóspedes');
  expect(screen.queryByText(/^Não cabem/)).not.toBeInTheDocument();
  expect(screen.getByText('Estimativa de um quarto para 2 noites.')).toBeVisible();
  expect(screen.getByText('Diga na conversa que são 2 quartos.')).toBeVisible();
});

it('describes the date field by the error of a link with past dates', async () => {
  history.replaceState(null, '', '?checkin=2020-01-10&checkout=2020-01-12');
  renderCard();
  await screen.findByText(messages.booking.dates.late);
  expect(screen.getByRole('button', { name: /^Check-in/ })).toHaveAccessibleDescription(
    messages.booking.dates.late,
  );
});
