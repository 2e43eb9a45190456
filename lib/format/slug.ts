import { removeAccents } from './normalize';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const UUID_AT_END = new RegExp(`(?:^|-)(${UUID})$`, 'i');
const ONLY_UUID = new RegExp(`^${UUID}$`, 'i');

/** Lower-case, accent-free, hyphen-separated: 'Ipê São Paulo!' → 'ipe-sao-paulo'. */
export function slugify(text: string): string {
  return removeAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** 'Feriado na praia' + id → 'feriado-na-praia-{uuid}'; only the id if the name's slug is empty. */
export function slugWithId(name: string, id: string): string {
  const slug = slugify(name);
  return slug ? `${slug}-${id}` : id;
}

/** The UUID at the end of a slug (or a bare UUID), in lower case, or null. */
export function idFromSlug(slug: string): string | null {
  return UUID_AT_END.exec(slug)?.[1]?.toLowerCase() ?? null;
}

/** In upper or lower case; idFromSlug returns lower case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && ONLY_UUID.test(value);
}

/** Whether a text can be a slug at all; anything else is 'not found' without a query. */
export function isSlugLike(value: string): boolean {
  return value.length <= 300 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(value);
}
