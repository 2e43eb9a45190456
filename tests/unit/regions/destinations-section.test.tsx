import { screen, within } from '@testing-library/react';
import { DestinationsSection } from '@/components/regions/destinations-section';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { renderPt } from '../support/intl';

let toasts: Toast[];
let release: () => void;
beforeEach(() => {
  toasts = [];
  release = connectToaster((toast) => toasts.push(toast));
});
afterEach(() => release());

const destination = (number: number) => ({
  id: `id-${number}`,
  name: `Região ${number}`,
  description: null,
  hotelCount: number,
  image: null,
});

it('shows the first six, each linking to its hotels', () => {
  renderPt(<DestinationsSection destinations={[1, 2, 3, 4, 5, 6, 7].map(destination)} />);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Região ${number}`));
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/hotels?region=id-1',
  );
  expect(toasts).toEqual([]);
});

it('does not link a region without hotels yet', () => {
  renderPt(<DestinationsSection destinations={[destination(0)]} />);
  const card = screen.getByRole('listitem');
  expect(within(card).getByText('Em breve')).toBeVisible();
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
});

it('says that there are none', () => {
  renderPt(<DestinationsSection destinations={[]} />);
  expect(screen.getByText('Nenhum destino encontrado')).toBeVisible();
});

it('shows a failure in its place and as a toast, instead of an empty list', () => {
  renderPt(<DestinationsSection destinations={null} />);
  const message = 'Não foi possível carregar os destinos';
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByText('Nenhum destino encontrado')).toBeNull();
  expect(toasts).toEqual([{ tone: 'destructive', title: message, description: undefined }]);
  expect(screen.getByRole('link', { name: 'Ver Todas as Propriedades' })).toBeVisible();
});
