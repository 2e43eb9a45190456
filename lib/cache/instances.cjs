const { channel, subscribe } = require('node:diagnostics_channel');
const path = require('node:path');

/**
 * Channels between this file and lib/changes/instances.ts. Next loads the page cache outside its
 * bundles, so the two share no imported module; diagnostics channels are per process.
 */
const HERE = 'vitrine:changed-here';
const ELSEWHERE = 'vitrine:changed-elsewhere';

/** The build has no visitors, and its pages are read from the database anyway. */
const isShared = () => Boolean(process.env.CACHE_URL) && !process.env.VITRINE_BUILDING;

/** Instances on one machine may share a build, but each has its own pages. */
const instanceFolder = (folder) =>
  isShared() ? path.join(folder, `port-${process.env.PORT || 3000}`) : folder;

/**
 * Shares invalidated tags between the instances of the site, if CACHE_URL names an engine that they
 * have in common. Times are of this machine's clock, when the message arrived, because the clocks
 * of machines differ. Returns a promise that resolves when missed changes are known, else
 * undefined.
 *
 * @param {import('./tag-state.cjs').TagState} tags
 * @param {string} folder
 */
function shareTags(tags, folder) {
  if (!isShared()) return undefined;
  const { SharedChanges } = require('./shared-changes.cjs');
  const elsewhere = channel(ELSEWHERE);
  const shared = new SharedChanges({
    url: process.env.CACHE_URL,
    site: new URL(process.env.SITE_URL || 'http://localhost').host,
    folder,
    onChanges: (messages) => {
      tags.invalidate([...new Set(messages.flatMap((message) => message.tags))], {});
      elsewhere.publish(messages.map(({ change }) => change));
    },
    onMissed: () => {
      tags.invalidateAll();
      elsewhere.publish([]);
    },
  });
  subscribe(HERE, (message) => shared.publish(message.tags, message.change));
  return shared.ready;
}

module.exports = { instanceFolder, shareTags };
