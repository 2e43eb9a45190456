/** The list of a region's hotels, as visitors see its path. */
export const regionPath = (id: string) => `/hotels?region=${encodeURIComponent(id)}`;

/** Stands for a region that is no usable id: its list is empty, and no query is made for it. */
export const NO_REGION = 'nenhuma';

/** The list of regions in the back office, with the form of this one open. */
export const staffRegionPath = (id: string) => `/admin/regions?editar=${id}`;
