import { screen } from '@testing-library/react';
import { Price } from '@/components/ui/price';
import { PriceText } from '@/components/ui/price-text';
import { Rating } from '@/components/ui/rating';
import { messages } from '@/lib/i18n/catalogue';
import { renderPt } from '../support/intl';

const textOf = (view: React.ReactNode) => renderPt(view).container.textContent;

describe('a price', () => {
  it.each([
    [489, 'A partir deR$\u00a0489,00 /noite'],
    [1290.5, 'A partir deR$\u00a01.290,50 /noite'],
    [0.01, 'A partir deR$\u00a00,01 /noite'],
  ])('%d', (value, expected) => {
    expect(textOf(<Price value={value} />)).toBe(expected);
  });

  it.each([[null], [0], [-5]])('%j is shown as on request', (value) => {
    expect(textOf(<Price value={value} />)).toBe('Valor sob consulta');
  });

  it('omits the night for the price of a whole stay', () => {
    const text = <PriceText price="R$ 1.290,00" perNight={false} messages={messages.hotels.card} />;
    expect(textOf(text)).toBe('A partir deR$ 1.290,00');
  });
});

describe('a rating', () => {
  it.each([
    [4.9, '4,9'],
    [5, '5,0'],
    [0.1, '0,1'],
    [null, '4,8'],
  ])('%j is shown as %s and labeled in words', (value, shown) => {
    renderPt(<Rating value={value} />);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(`Nota ${shown} de 5`)).toBeInTheDocument();
  });

  it('shows nothing for 0', () => {
    expect(textOf(<Rating value={0} />)).toBe('');
  });
});
