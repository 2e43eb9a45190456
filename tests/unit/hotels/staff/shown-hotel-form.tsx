import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelForm } from '@/app/(staff)/admin/hotels/form/hotel-form';
import { KnownMediaProvider, MediaProvider } from '@/components/admin/media/media-context';
import { connectToaster, type Toast } from '@/components/ui/notify';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { hotelFields } from '@/lib/hotels/form';
import { renderPt } from '../../support/intl';

// Six tabs of fields are slow in jsdom. This only limits how long a busy machine takes.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });

export const mockReplace = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ replace: mockReplace }),
}));

jest.mock('@/components/admin/media/send-file', () => ({
  sendFile: async ({ name }: File) => {
    await mockSending.done;
    return { ok: true, data: { known: false, file: mockImage(name) } };
  },
}));
/** Uploads to the library wait until this resolves. */
export const mockSending = { done: Promise.resolve() };
/** An image of the library with an id made from the first letter of its name. */
export const mockImage = (name: string) => ({
  id: `${name[0]}0000000-0000-4000-8000-000000000000`,
  file_name: name,
  alt: '',
  width: 1000,
  height: 500,
  bytes: 1,
  mime: 'image/webp',
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
});
export const address = (name: string) => `/media/${mockImage(name).id}/1000.webp`;

export const ID = '70000000-0000-4000-8000-000000000001';
const room = (name: string, more: object = {}) => ({
  id: name,
  name,
  price: 100,
  included_items: ['Café', 'Wi-Fi'],
  images: ['/art/a.webp'],
  ...more,
});
export const ROW = {
  name: 'Ipê',
  slug: 'ipe',
  location: 'Vila',
  price: 300,
  is_active: true,
  features: { rooms: [room('A'), room('B'), room('C')], hero_images: ['/art/a.webp'] },
};

type Save = Parameters<typeof HotelForm>[0]['save'];
type Input = Parameters<Save>[0];

/** Stores what is sent, as the server does; `more` is what another person changed meanwhile. */
export const stores =
  (more: object = {}): Save =>
  async ({ fields }) => ({
    ok: true,
    data: { ...hotelFields.parse(fields), ...more, updated_at: '2' },
  });

const STORED = { id: ID, version: '1', fields: rowToFields(ROW) };

/** Shows the form of a stored hotel, or of a new one (null). */
export function show(
  first: Save = stores(),
  field?: string,
  hotel: Parameters<typeof HotelForm>[0]['hotel'] = STORED,
) {
  const save = jest.fn<ReturnType<Save>, [Input]>(first);
  const toasts: Toast[] = [];
  const withdrawn: Toast[] = [];
  connectToaster(
    (toast) => toasts.push(toast),
    (toast) => withdrawn.push(toast),
  );
  const { unmount } = renderPt(
    <MediaProvider actions={{ save: jest.fn(), remove: jest.fn() }}>
      <KnownMediaProvider media={{}}>
        <HotelForm
          mayCreate
          hotel={hotel}
          field={field}
          regions={{ regions: [], complete: true }}
          save={save}
        />
      </KnownMediaProvider>
    </MediaProvider>,
  );
  const user = userEvent.setup();
  const tab = (name: RegExp | string) => user.click(screen.getByRole('tab', { name }));
  const press = (name: RegExp | string) => user.click(screen.getByRole('button', { name }));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    if (text) await user.paste(text);
  };
  const rooms = () =>
    within(screen.getByRole('tabpanel'))
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  return { save, toasts, withdrawn, user, tab, press, type, rooms, unmount };
}

export const SAVED = 'Tudo salvo';
export const UNSAVED = 'Alterações não salvas';

afterEach(() => localStorage.clear());
