import { NEW_HOTEL } from '@/app/(staff)/admin/hotels/form/hotel-values';
import { newAccount, protect } from './accounts';
import { restAsService } from './environment';

/** One use of an action: what is sent, and the rows that it would change. */
type Use = { argument: unknown; rows: string };
/** An action of the back office, and the role that it requires. */
type StaffAction = { need: 'staff' | 'admin'; use: () => Promise<Use> };

/** Other workers use other actions at the same time. */
export const WORKER = crypto.randomUUID().slice(0, 8);

/** A name by which rows created by this worker are found and removed. */
export const ownName = () => `Porta ${WORKER} ${crypto.randomUUID()}`;

/** Any hotel of the seed: an offer needs one. */
const HOTEL = 'b0000000-0000-4000-8000-000000000003';

type Table = 'regions' | 'hotels' | 'hotel_packages';

const NEEDED: Record<Table, object> = {
  regions: {},
  hotels: { location: 'Lugar', price: 1 },
  hotel_packages: { hotel_id: HOTEL },
};

type Made = { id: string; updated_at: string };

/** Creates a row for this test: its id, the query that finds it, and its version. */
export async function newRow(table: Table): Promise<{ id: string; rows: string; version: string }> {
  const body = { name: ownName(), is_active: false, ...NEEDED[table] };
  const [made] = await restAsService<Made>(table, { method: 'POST', body });
  const id = made?.id ?? '';
  return { id, rows: `${table}?id=eq.${id}`, version: made?.updated_at ?? '' };
}

async function profile(): Promise<{ id: string; rows: string; version: string }> {
  const { id } = await newAccount('investidor', false);
  const rows = `user_profiles?id=eq.${id}`;
  const [made] = await restAsService<{ updated_at: string }>(rows);
  return { id, rows, version: made?.updated_at ?? '' };
}

async function picture(): Promise<{ id: string; rows: string; version: string }> {
  const body = {
    file_name: ownName(),
    width: 480,
    height: 300,
    bytes: 1,
    mime: 'image/png',
    sha256: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'),
    is_ready: true,
  };
  const [made] = await restAsService<Made>('media_files', {
    method: 'POST',
    body,
  });
  const id = made?.id ?? '';
  return { id, rows: `media_files?id=eq.${id}`, version: made?.updated_at ?? '' };
}

/** Toggling a switch to its current value still changes the row's version. */
const toggle = (table: Table) => async () => {
  const { id, rows, version } = await newRow(table);
  return { argument: { id, version, isActive: false }, rows };
};

const remove = (table: Table) => async () => {
  const { id, rows, version } = await newRow(table);
  return { argument: { id, version }, rows };
};

/** Every action of the back office by its name. */
export const STAFF_ACTIONS: Record<string, StaffAction> = {
  toggleHotel: { need: 'staff', use: toggle('hotels') },
  removeHotel: { need: 'admin', use: remove('hotels') },
  saveHotel: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const texts = { name: ownName(), location: 'Lugar', price: '1', is_active: false };
      return {
        argument: { id, loaded: null, fields: { ...NEW_HOTEL, ...texts } },
        rows: `hotels?id=eq.${id}`,
      };
    },
  },
  toggleRegion: { need: 'staff', use: toggle('regions') },
  removeRegion: { need: 'admin', use: remove('regions') },
  saveRegion: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const fields = { name: ownName(), description: null, is_active: false };
      return { argument: { id, loaded: null, fields }, rows: `regions?id=eq.${id}` };
    },
  },
  toggleOffer: { need: 'staff', use: toggle('hotel_packages') },
  removeOffer: { need: 'admin', use: remove('hotel_packages') },
  saveOffer: {
    need: 'staff',
    use: async () => {
      const id = crypto.randomUUID();
      const texts = {
        name: ownName(),
        description: null,
        price: '1',
        features: [],
        is_active: false,
      };
      const dates = {
        valid_from: null,
        valid_until: null,
        offer_start_date: null,
        offer_end_date: null,
      };
      const stay = {
        tags: [],
        min_nights: null,
        max_nights: null,
        arrival_days: [],
        room_name: null,
      };
      const fields = {
        ...texts,
        ...dates,
        ...stay,
        hotel_id: HOTEL,
        image_url: null,
        offer_link: null,
      };
      return { argument: { id, loaded: null, fields }, rows: `hotel_packages?id=eq.${id}` };
    },
  },
  saveMedia: {
    need: 'staff',
    use: async () => {
      const { id, rows, version } = await picture();
      const loaded = { version, base: { alt: '' } };
      return { argument: { id, loaded, fields: { alt: ownName() } }, rows };
    },
  },
  removeMedia: {
    need: 'staff',
    use: async () => {
      const { id, rows, version } = await picture();
      return { argument: { id, version }, rows };
    },
  },
  createUser: {
    need: 'admin',
    use: async () => {
      const email = `porta-${crypto.randomUUID().slice(0, 12)}@ipehoteis.example`;
      const fields = {
        email,
        password: '123456',
        role: 'editor',
        is_active: false,
        hotel_ids: null,
      };
      return { argument: { fields }, rows: `user_profiles?email=eq.${email}` };
    },
  },
  saveUser: {
    need: 'admin',
    use: async () => {
      const { id, rows, version } = await profile();
      const loaded = { version, base: {} };
      return {
        argument: { id, loaded, fields: { role: 'editor', is_active: false, hotel_ids: null } },
        rows,
      };
    },
  },
  restoreVersion: {
    need: 'admin',
    use: async () => {
      const { id, rows } = await newRow('regions');
      await restAsService(rows, { method: 'PATCH', body: { description: ownName() } });
      const entries = await restAsService<{ change_id: number }>(
        `audit_log?subject_table=eq.regions&subject_id=eq.${id}&order=id`,
      );
      const [change, seen] = entries.map(({ change_id }) => change_id);
      return { argument: { kind: 'regions', id, change, seen }, rows };
    },
  },
  removeSubscriber: {
    need: 'admin',
    use: async () => {
      const email = `porta-${crypto.randomUUID().slice(0, 12)}@example.com`;
      await restAsService('newsletter_subscribers', {
        method: 'POST',
        body: { email, source: 'about' },
      });
      return { argument: { email }, rows: `newsletter_subscribers?email=eq.${email}` };
    },
  },
  removeAuthenticator: {
    need: 'admin',
    use: async () => {
      const account = await newAccount('editor');
      await protect(account);
      return { argument: { id: account.id }, rows: `user_profiles?id=eq.${account.id}` };
    },
  },
  toggleUser: {
    need: 'admin',
    use: async () => {
      const { id, rows, version } = await profile();
      return { argument: { id, version, isActive: false }, rows };
    },
  },
};
