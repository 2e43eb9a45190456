import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownParty, shownStay } from '@/components/booking/shown-stay';
import { HotelBrowser } from '@/components/hotels/list/hotel-browser';
import { HotelResults } from '@/components/hotels/list/hotel-results';
import { takeWaiting } from '@/components/ui/notify';
import type { HotelFacets } from '@/lib/hotels/list/facets';
import { filtersOfSegments } from '@/lib/hotels/list/filters';
import type { HotelCard } from '@/lib/hotels/list/model';
import { type MeantList, type NearGroup, nearSteps } from '@/lib/hotels/list/near';
import { hotelsInternalPath } from '@/lib/hotels/list/routes';
import { messages } from '@/lib/i18n/catalogue';
import { allowConsoleError } from '../../../setup/console';
import { onWideScreen } from '../../support/browser-state';
import { ptMessages as Messages } from '../../support/intl';

export const mockPush = jest.fn();
export const mockReplace = jest.fn();
let mockSegments: string[] = [];
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: mockPush, replace: mockReplace }),
  useSelectedLayoutSegments: () => mockSegments,
}));

export const PARANA = { id: '11111111-1111-4111-8111-111111111111', name: 'Paraná' };
export const BAHIA = { id: '22222222-2222-4222-8222-222222222222', name: 'Bahia' };

export const hotel = (id: string): HotelCard => ({
  id,
  slug: id,
  name: `Ipê ${id}`,
  location: 'Natal',
  description: null,
  price: 100,
  nightly: 100,
  rating: null,
  type: 'standard',
  image: null,
  flags: [],
  dayNotes: [],
});

export const FACETS: HotelFacets = {
  total: 16,
  regions: { [PARANA.id]: 2, [BAHIA.id]: 1 },
  types: { standard: 5, corporate: 5, alternative: 6 },
  amenities: { pool: 9, breakfast: 16, kid_friendly: 8, access_step_free: 3 },
  ratings: { '4': 16, '4.5': 12, '4.8': 0 },
  prices: { low: 347, high: 1290, steps: [5, ...Array<number>(22).fill(0), 1] },
};

/** The list of a query: these hotels as its page, and `total` hotels in all. */
export function list(
  query: string,
  hotels: HotelCard[],
  total = hotels.length,
  near: NearGroup[] = [],
  facets: HotelFacets | null = null,
  meant: MeantList | null = null,
) {
  const path = hotelsInternalPath(new URLSearchParams(query));
  mockSegments = path ? path.split('/').slice(2) : [];
  const filters = filtersOfSegments(mockSegments);
  const regions = [BAHIA, PARANA].filter(({ id }) => filters.regions.includes(id));
  return (
    <HotelBrowser
      messages={messages.hotels}
      failure={{ ...messages.site.failure.hotels, retry: messages.site.failure.retry }}
      trail={{ label: 'Você está em', home: 'Início', hotels: 'Hotéis' }}
      regions={[BAHIA, PARANA]}
      facets={FACETS}
      stay={null}
    >
      <HotelResults
        key={query}
        filters={filters}
        result={{ total, hotels }}
        facets={facets}
        near={nearSteps(filters, near)}
        meant={meant}
        regions={regions}
      />
    </HotelBrowser>
  );
}

export function show(
  query = '',
  hotels = [hotel('a'), hotel('b')],
  total = hotels.length,
  near: NearGroup[] = [],
  facets: HotelFacets | null = null,
  meant: MeantList | null = null,
) {
  // jsdom doesn't know the <search> element.
  allowConsoleError(/The tag <search> is unrecognized/);
  const view = render(list(query, hotels, total, near, facets, meant), { wrapper: Messages });
  return { user: userEvent.setup(), ...view };
}

export const count = () => screen.getByRole('heading', { level: 2 }).textContent;
export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent);
export const field = (label: string) => screen.getByLabelText(label);
export const toggle = (name: string) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  jest.clearAllMocks();
  // Timers that ran to the end have left messages about slow lists, without a toaster.
  takeWaiting();
  shownStay.set(null);
  shownParty.set(null);
  onWideScreen();
});
