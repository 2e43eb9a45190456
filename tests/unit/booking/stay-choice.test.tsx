import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StayChoice } from '@/components/booking/stay-choice';
import { siteAnswers } from '@/components/ui/connection';
import { onFirstToast, takeWaiting } from '@/components/ui/notify';
import { messages } from '@/lib/i18n/catalogue';
import { siteAnswer } from '../support/browser-state';

const replace = jest.fn();
const router = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const USUAL = { dates: null, adults: 2, childrenAges: [], promo: '' };
const show = (stay: Parameters<typeof StayChoice>[0]['stay'] = USUAL) =>
  render(
    <StayChoice
      page={{ path: '/comparar', query: [['hoteis', 'a,b']] }}
      stay={stay}
      messages={{ ...messages.booking, submit: 'Atualizar' }}
    />,
  );

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/comparar?hoteis=a,b');
});

it('takes over the stored stay if the URL names none', async () => {
  sessionStorage.setItem('vitrine:stay', 'checkin=2099-01-01&checkout=2099-01-04&adultos=3');
  show();
  await waitFor(() =>
    expect(replace).toHaveBeenCalledWith(
      '/comparar?hoteis=a,b&checkin=2099-01-01&checkout=2099-01-04&adultos=3',
      { scroll: false },
    ),
  );
});

describe('without a connection', () => {
  beforeEach(() => {
    sessionStorage.setItem('vitrine:stay', 'checkin=2099-01-01&checkout=2099-01-04&adultos=3');
  });
  const withoutConnection = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  };
  afterEach(async () => {
    jest.restoreAllMocks();
    document.querySelector('output')?.remove();
    globalThis.fetch = jest.fn().mockResolvedValue(siteAnswer());
    await siteAnswers();
  });

  it('does not navigate automatically', async () => {
    withoutConnection();
    show();
    expect(await screen.findByText('3 adultos')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  it('leaves a stored page as it is, even if the browser reports a connection', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<output data-offline-note></output>');
    show();
    expect(await screen.findByText('3 adultos')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  });

  it('reports the missing connection when something is chosen', async () => {
    withoutConnection();
    const away = { tone: 'destructive', title: 'Sem conexão' } as const;
    const toasted = jest.fn();
    onFirstToast(() => takeWaiting().forEach(toasted), { offline: away, outdated: away });
    show();
    await userEvent.click(screen.getByRole('button', { name: /Hóspedes/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aumentar adultos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pronto, 4 adultos' }));
    await waitFor(() => expect(toasted.mock.calls.map(([toast]) => toast)).toEqual([away]));
    expect(replace).not.toHaveBeenCalled();
  });
});

it('keeps the stay of the URL, and describes it', async () => {
  sessionStorage.setItem('vitrine:stay', 'checkin=2099-05-01&checkout=2099-05-04&adultos=4');
  const query = 'checkin=2099-01-01&checkout=2099-01-04&adultos=2&idades=6';
  window.history.replaceState(null, '', `/comparar?hoteis=a,b&${query}`);
  show({
    dates: { checkIn: '2099-01-01', checkOut: '2099-01-04' },
    adults: 2,
    childrenAges: [6],
    promo: '',
  });
  expect(screen.getByText('Qui 1º a dom 4 jan, 3 noites')).toBeInTheDocument();
  expect(await screen.findByText('2 adultos, 1 criança (6 anos)')).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
});

it('requests the page for other guests only after their panel closes', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /Hóspedes/ }));
  const more = await screen.findByRole('button', { name: 'Aumentar adultos' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(replace).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pronto, 4 adultos' }));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith('/comparar?hoteis=a,b&adultos=4', { scroll: false });
});
