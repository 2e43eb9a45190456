// The roles of the back office and what each may do. Row policies enforce the same in the database.

/** The roles an account can have, as in the database's check constraint. */
export const ROLES = ['admin', 'editor', 'investidor'] as const;
export type Role = (typeof ROLES)[number];

/** A member of staff. */
export type Profile = {
  id: string;
  email: string;
  role: Role;
  is_active: boolean;
  /** The hotels to which an editor is limited; null for all. */
  hotel_ids: string[] | null;
};

/** Whether a member of staff is limited to some hotels, and so can't create any. */
export const isLimited = ({ role, hotel_ids }: Pick<Profile, 'role' | 'hotel_ids'>): boolean =>
  role === 'editor' && hotel_ids !== null;

/** Whether a member of staff may edit this hotel and its offers. */
export const mayEditHotel = (profile: Pick<Profile, 'role' | 'hotel_ids'>, id: string): boolean =>
  !isLimited(profile) || profile.hotel_ids?.includes(id) === true;

/** `staff`: admins and editors, who may use the back office. */
export type Need = 'staff' | 'admin';

const MAY_ENTER: readonly Role[] = ['admin', 'editor'];

/** Whether an active profile with this role meets the need. */
export function mayDo(role: Role, need: Need): boolean {
  return need === 'admin' ? role === 'admin' : MAY_ENTER.includes(role);
}

/** The tabs of the back office in their order, with their URLs. */
const TABS = [
  { name: 'dashboard', path: '/admin', need: 'staff' },
  { name: 'hotels', path: '/admin/hotels', need: 'staff' },
  { name: 'regions', path: '/admin/regions', need: 'staff' },
  { name: 'packages', path: '/admin/packages', need: 'staff' },
  { name: 'users', path: '/admin/users', need: 'admin' },
  { name: 'config', path: '/admin/config', need: 'admin' },
] as const satisfies readonly { name: string; path: string; need: Need }[];

type TabName = (typeof TABS)[number]['name'];

type Area = { name: TabName | 'results' | 'media' | 'history'; path: string; need: Need };

/** Where members of staff view and change their own account. */
export const ACCOUNT_PATH = '/admin/conta';

/** All entries of the menu: the tabs, and the areas that they have in common. */
const AREAS: readonly Area[] = [
  TABS[0],
  { name: 'results', path: '/admin/resultados', need: 'staff' },
  ...TABS.slice(1).filter(({ need }) => need === 'staff'),
  { name: 'media', path: '/admin/media', need: 'staff' },
  ...TABS.filter(({ need }) => need === 'admin'),
  { name: 'history', path: '/admin/historico', need: 'admin' },
];

/** The areas that a role may enter, those for administrators last. */
export const areasFor = (role: Role): Area[] => AREAS.filter(({ need }) => mayDo(role, need));

/** The URL of a tab by its internal name; an unknown name leads to the dashboard. */
export function tabPath(name: unknown): string {
  return TABS.find((tab) => tab.name === name)?.path ?? '/admin';
}

/** Returns a URL inside the back office, to return to after a sign-in; else null. */
export function adminPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500) return null;
  if (!/^\/admin(?:[/?]|$)/.test(value) || /[\s\\]|\p{Cc}|\/\/|\.\.|%2e/iu.test(value)) return null;
  return value;
}
