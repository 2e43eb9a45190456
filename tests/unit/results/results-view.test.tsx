import { cleanup, screen, within } from '@testing-library/react';
import { ResultsView } from '@/app/(staff)/admin/resultados/results-view';
import { resultsQuery } from '@/lib/results/list-query';
import { periodOf } from '@/lib/results/report';
import type { Report } from '@/lib/results/staff-queries';
import { renderPt } from '../support/intl';

const NOTHING: Report = { since: null, days: [], hotels: [], offers: [], campaigns: [] };
const COUNTS = { pages: 1210, bars: 214, exits: 112, before: 74 };

type Reader = { isLimited: boolean; hasHotels: boolean };
const UNLIMITED: Reader = { isLimited: false, hasHotels: true };

function show(
  report: Partial<Report>,
  params: Record<string, string> = {},
  weeks = 1,
  reader = UNLIMITED,
) {
  renderPt(
    <ResultsView
      report={{ ...NOTHING, ...report }}
      period={periodOf(weeks, '2026-11-22')}
      query={resultsQuery.parse(params)}
      hasToday={false}
      {...reader}
    />,
  );
}

const days = (...counts: [day: string, step: Report['days'][number]['step'], visits: number][]) =>
  counts.map(([day, step, visits]) => ({ day, step, visits }));

/** The text of one of the four cards, with normal spaces. */
const card = (name: string) =>
  screen.getByText(name).parentElement?.textContent?.replaceAll('\u00a0', ' ');
it('compares each step with the previous step and the previous week', () => {
  show({
    days: days(
      ['2026-11-16', 'entry', 14820],
      ['2026-11-09', 'entry', 13596],
      ['2026-11-17', 'page', 8930],
      ['2026-11-10', 'page', 8930],
      ['2026-11-18', 'bar', 2304],
      ['2026-11-11', 'bar', 2560],
      ['2026-11-19', 'engine', 942],
      ['2026-11-19', 'phone', 58],
      ['2026-11-20', 'whatsapp', 34],
    ),
  });
  expect(card('Entradas no site')).toContain('14.820+ 9% em relação ao período anterior');
  expect(card('Páginas de hotel e oferta')).toContain('8.930igual');
  expect(card('Páginas de hotel e oferta')).toContain('60 a cada 100 entradas');
  expect(card('Barra de reserva aberta')).toContain('2.304− 10%');
  expect(card('Barra de reserva aberta')).toContain('26 a cada 100 páginas');
  expect(card('Saídas para reservar')).toContain('1.034sem comparação');
  expect(card('Saídas para reservar')).toContain('Motor 942, telefone 58, WhatsApp 34');
});

it('shows no shares if the previous step is zero', () => {
  show({ days: days(['2026-11-09', 'bar', 3], ['2026-11-17', 'page', 5]) });
  expect(document.body).not.toHaveTextContent(/a cada 100|NaN|∞|Motor/);
  expect(card('Barra de reserva aberta')).toContain('0− 100%');
  expect(screen.getByRole('img')).toHaveAccessibleName(/Nenhuma saída neste período/);
});

it('for one hotel, counts entries on its pages, and shows no pages per entry', () => {
  show(
    { days: days(['2026-11-16', 'entry', 5], ['2026-11-16', 'page', 90]) },
    { hotel: 'b0000000-0000-4000-8000-000000000001' },
  );
  expect(card('Entradas por este hotel')).toContain('5sem comparação');
  expect(document.body).not.toHaveTextContent('a cada 100 entradas');
});

it('draws the exits, names the highest, and has the same numbers in a table', () => {
  show({ days: days(['2026-11-22', 'engine', 1870], ['2026-11-15', 'phone', 148]) });
  const chart = screen.getByRole('img');
  expect(chart).toHaveAccessibleName(/^Saídas por dia\. 16 a 22 nov: 1\.870 no total\./);
  expect(chart).toHaveAccessibleName(/9 a 15 nov: 148\. O maior valor é 1\.870, em dom 22\./);
  const rows = within(screen.getByRole('table', { name: 'Os mesmos números' })).getAllByRole('row');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toHaveTextContent('Dia16 a 229 a 15Diferença');
  expect(rows[1]).toHaveTextContent('seg 16000');
  expect(rows[7]).toHaveTextContent('dom 221.870148+ 1.722');
});

it('names both months of a period in two months, and weeks if there are many', () => {
  show({ days: days(['2026-11-22', 'engine', 1]) }, {}, 13);
  expect(screen.getByRole('heading', { name: 'Saídas por semana' })).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Os mesmos números' })).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('Semana24 ago a 22 nov25 mai a 23 agoDiferença');
  expect(rows[6]).toHaveTextContent('28 set a 4 out');
});

it('shows weeks before the first count in one row, and later ones without counts as zeros', () => {
  const counts = {
    since: '2026-11-10',
    days: days(['2026-11-10', 'page', 5], ['2026-11-22', 'engine', 3]),
  };
  const rows = () =>
    within(screen.getByRole('table', { name: 'Os mesmos números' })).getAllByRole('row');
  show(counts, {}, 13);
  expect(rows()).toHaveLength(4);
  expect(rows()[1]).toHaveTextContent('24 ago a 8 novsem contagemsem contagem–');
  expect(rows()[2]).toHaveTextContent('9 a 15 nov0sem contagem–');
  cleanup();
  const quiet = { ...counts, days: days(['2026-11-22', 'engine', 3]) };
  show(quiet, { hotel: 'b0000000-0000-4000-8000-000000000001' }, 13);
  expect(rows()).toHaveLength(4);
  expect(rows()[1]).toHaveTextContent('24 ago a 8 novsem contagemsem contagem–');
  expect(rows()[2]).toHaveTextContent('9 a 15 nov0sem contagem–');
});

it('shows days before the first count ever in one row of the table, and in the chart', () => {
  const report = { since: '2026-11-20', days: days(['2026-11-22', 'engine', 3]) };
  show(report);
  const rows = within(screen.getByRole('table', { name: 'Os mesmos números' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('16 a 19 novsem contagemsem contagem–');
  expect(rows[2]).toHaveTextContent('sex 200sem contagem–');
  const chart = screen.getByRole('img');
  expect(within(chart).getByText('sem contagem')).toBeInTheDocument();
  expect(chart.querySelectorAll('circle')).toHaveLength(3);
  cleanup();
  // A single day forms no line, so its point is drawn, whatever the number of days.
  show({ ...report, since: '2026-11-22' }, { periodo: 'mes' }, 4);
  expect(screen.getByRole('img').querySelectorAll('circle')).toHaveLength(1);
});

const BEFORE = days(['2026-11-09', 'entry', 1]);

it('shows a deleted offer as deleted', () => {
  const offers = [
    { id: 'a', name: 'Lagoa, rio e rede', hotel: 'Ipê Lençóis', ...COUNTS },
    { id: 'b', name: null, hotel: null, ...COUNTS, exits: 74 },
  ];
  show({ days: BEFORE, offers });
  const [, first, second] = within(screen.getByRole('table', { name: 'Ofertas' })).getAllByRole(
    'row',
  );
  expect(first).toHaveTextContent('Lagoa, rio e redeIpê Lençóis1.210214112+ 38');
  expect(second).toHaveTextContent('Oferta excluída1.21021474igual');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Ofertas');
});

it('shows a deleted hotel as deleted, in the tab for hotels', () => {
  const hotels = [{ id: 'a', name: null, ...COUNTS }];
  show({ days: BEFORE, hotels }, { por: 'hoteis', periodo: 'mes' });
  expect(screen.getByRole('rowheader', { name: 'Hotel excluído' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Hotéis');
  expect(screen.getByRole('link', { name: 'Campanhas' })).toHaveAttribute(
    'href',
    '/admin/resultados?periodo=mes&por=campanhas',
  );
});

it('shows entries of campaigns, and unnamed campaigns in one row', () => {
  const campaigns = [
    { name: 'lencois-cheios', entries: 31, ...COUNTS },
    { name: '*', entries: 9, ...COUNTS },
  ];
  show({ days: BEFORE, campaigns }, { por: 'campanhas' });
  const rows = within(screen.getByRole('table', { name: 'Campanhas' })).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('CampanhaEntradasPáginasBarraSaídasvs. antes');
  expect(rows[1]).toHaveTextContent('lencois-cheios311.210214112+ 38');
  expect(rows[2]).toHaveTextContent(/^Outras campanhas9/);
});

it('has no column for comparison without a previous week', () => {
  const offers = [{ id: 'a', name: 'Broa e lareira', hotel: 'Ipê', ...COUNTS, before: 0 }];
  show({ days: days(['2026-11-22', 'engine', 112]), offers });
  expect(screen.queryByRole('columnheader', { name: 'vs. antes' })).toBeNull();
});

it('says when counting begins if nothing was counted', () => {
  show({});
  expect(screen.getByText('A contagem começa na próxima visita ao site.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('says for whom nothing was counted to a limited editor, or that there are no hotels', () => {
  show({}, {}, 1, { isLimited: true, hasHotels: true });
  expect(screen.getByText(/^Nada foi contado para os seus hotéis nestas datas/)).toBeVisible();
  cleanup();
  show({}, {}, 1, { isLimited: true, hasHotels: false });
  expect(screen.getByText(/^Você não edita nenhum hotel no momento/)).toBeVisible();
  expect(screen.queryByText('Ainda não há contagens')).toBeNull();
});

it('only the table is empty if nothing was counted for it', () => {
  show({ days: BEFORE }, { por: 'campanhas' });
  expect(screen.getByText(/^Nenhuma visita veio de uma campanha/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Campanhas' })).toBeNull();
});
