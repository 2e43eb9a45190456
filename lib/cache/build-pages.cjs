const { readdir, readFile, stat } = require('node:fs/promises');
const path = require('node:path');

const META = '.meta';

/** Maps the key of each page that `next build` has rendered to its files, without their endings. */
async function listBuildPages(serverDistDir) {
  const folder = path.join(serverDistDir, 'app');
  const pages = new Map();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(META)) continue;
    const files = path.join(folder, name.slice(0, -META.length));
    const { routeCache } = JSON.parse(await readFile(files + META, 'utf8'));
    if (routeCache && !routeCache.isFallback) pages.set(routeCache.key, files);
  }
  return pages;
}

async function readSegments(files, paths) {
  const segments = paths.map(async (segment) => [
    segment,
    await readFile(`${files}.segments${segment}.segment.rsc`),
  ]);
  return new Map(await Promise.all(segments));
}

/** A route's response (`.body`) or a page (`.html` and `.rsc`), as Next passes them to `set`. */
async function readValue(kind, files, { headers, status, segmentPaths = [] }) {
  if (kind === 'APP_ROUTE') {
    return { kind, body: await readFile(`${files}.body`), headers, status };
  }
  const [html, rscData, segmentData] = await Promise.all([
    readFile(`${files}.html`, 'utf8'),
    readFile(`${files}.rsc`),
    readSegments(files, segmentPaths),
  ]);
  return { kind, html, rscData, segmentData, headers, status };
}

/**
 * The pages of the build, which Next does not pass to a cache handler. Next documents that their
 * metadata contains the exact key under which the handler is asked for each. The names of files and
 * fields are those of Next 16.4 (0001): if they change, the build has no page and the first visit
 * renders it.
 */
class BuildPages {
  #pages;

  constructor(serverDistDir) {
    this.#pages = listBuildPages(serverDistDir).catch(() => new Map());
  }

  /** The page as it was built, with its age; null if the build has none for this key. */
  async load(key, kind) {
    const files = (await this.#pages).get(key);
    if (!files) return null;
    try {
      const meta = JSON.parse(await readFile(files + META, 'utf8'));
      const { mtimeMs } = await stat(files + META);
      return { value: await readValue(kind, files, meta), madeAt: mtimeMs };
    } catch (error) {
      console.warn('A page of the build can’t be read:', error);
      return null;
    }
  }
}

module.exports = { BuildPages };
