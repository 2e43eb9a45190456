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

  it.each([[null], [0], [-5]])('%j is asked for', (value) => {
    expect(textOf(<Price value={value} />)).toBe('Valor sob consulta');
  });

  it('of a whole stay says no night', () => {
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
  ])('%j is shown as %s and read out in words', (value, shown) => {
    renderPt(<Rating value={value} />);
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(`Nota ${shown} de 5`)).toBeInTheDocument();
  });

  it('of 0 is none', () => {
    expect(textOf(<Rating value={0} />)).toBe('');
  });
});
