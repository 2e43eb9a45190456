/** The public path of the list of a region's hotels. */
export const regionPath = (id: string) => `/hotels?region=${encodeURIComponent(id)}`;

/** The same for an offered region. One from the catalogue has no id and is searched by name. */
export const offeredRegionPath = ({ id, name }: { id: string; name: string }) =>
  id ? regionPath(id) : `/hotels?q=${encodeURIComponent(name)}`;

/** Replaces an unusable region id: the list is empty, and no query is made for it. */
export const NO_REGION = 'nenhuma';

/** The back office's list of regions with the form of this one open. */
export const staffRegionPath = (id: string) => `/admin/regions?editar=${id}`;
