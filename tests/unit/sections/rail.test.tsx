import { render, screen } from '@testing-library/react';
import { Rail } from '@/components/sections/rail';
import { messages } from '@/lib/i18n/catalogue';

const rail = (label: string) => (
  <Rail
    label={label}
    heading={<h2>{label}</h2>}
    messages={messages.ui.carousel}
    layout="cards"
    slides={['Um', 'Dois']}
  />
);

it('the arrows of several carousels have the name of their carousel', () => {
  render(
    <>
      {rail('Acomodações')}
      {rail('Pacotes e experiências')}
    </>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Anterior: Acomodações',
    'Próximo: Acomodações',
    'Anterior: Pacotes e experiências',
    'Próximo: Pacotes e experiências',
  ]);
});
