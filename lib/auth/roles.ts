// Who is who in the back office, and what each may do. Row policies hold the same in the database.

/** The roles an account can have, as the database's own check says. */
export const ROLES = ['admin', 'editor', 'investidor'] as const;
export type Role = (typeof ROLES)[number];

/** A member of staff as the back office knows them. */
export type Profile = {
  id: string;
  email: string;
  role: Role;
  is_active: boolean;
  /** The hotels to which an editor is limited; null for all. */
  hotel_ids: string[] | null;
};

/** Whether a member of staff works in some hotels only, and so creates none. */
export const isLimited = ({ role, hotel_ids }: Pick<Profile, 'role' | 'hotel_ids'>): boolean =>
  role === 'editor' && hotel_ids !== null;

/** `staff`: admins and editors, who may use the back office. */
export type Need = 'staff' | 'admin';

const MAY_ENTER: readonly Role[] = ['admin', 'editor'];

/** Whether an active profile of this role has what is needed. */
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

/** Where members of staff see and set what is about their own account. */
export const ACCOUNT_PATH = '/admin/conta';

/** Everything that the menu leads to: the tabs, and the areas that they have in common. */
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

/** A URL inside the back office, or null: where a sign-in may lead back to. */
export function adminPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500) return null;
  if (!/^\/admin(?:[/?]|$)/.test(value) || /[\s\\]|\p{Cc}|\/\/|\.\.|%2e/iu.test(value)) return null;
  return value;
}
