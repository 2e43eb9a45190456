/** What a hotel is named by in URLs and in the browser: the last part of its path. */
export const keyOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
