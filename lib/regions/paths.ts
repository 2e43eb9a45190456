/** The list of a region's hotels, as visitors see its path. */
export const regionPath = (id: string) => `/hotels?region=${encodeURIComponent(id)}`;

/** The same of an offered region: one of the catalogue has a name and no id, and is searched for. */
export const offeredRegionPath = ({ id, name }: { id: string; name: string }) =>
  id ? regionPath(id) : `/hotels?q=${encodeURIComponent(name)}`;

/** Stands for a region that is no usable id: its list is empty, and no query is made for it. */
export const NO_REGION = 'nenhuma';

/** The list of regions in the back office, with the form of this one open. */
export const staffRegionPath = (id: string) => `/admin/regions?editar=${id}`;
