/** The key that names a hotel in URLs and in the browser: the last part of its path. */
export const keyOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
