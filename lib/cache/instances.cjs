const { channel, subscribe } = require('node:diagnostics_channel');
const path = require('node:path');

/**
 * What this file and lib/changes/instances.ts tell each other. Next loads the page cache outside of
 * its bundles, so that nothing which one of them imports is the same in the other: these channels are
 * of the process.
 */
const HERE = 'vitrine:changed-here';
const ELSEWHERE = 'vitrine:changed-elsewhere';

/** The build has no visitors, and its pages are read from the database anyway. */
const isShared = () => Boolean(process.env.CACHE_URL) && !process.env.VITRINE_BUILDING;

/** Instances on one machine may run on one build, and each has pages of its own. */
const instanceFolder = (folder) =>
  isShared() ? path.join(folder, `port-${process.env.PORT || 3000}`) : folder;

/**
 * Has the instances of the site share what was invalidated, where CACHE_URL names an engine that they
 * have in common. Instants are of this machine's clock and count from when it was told: clocks of
 * machines differ. Returns a promise that resolves when what was missed is known, else undefined.
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
