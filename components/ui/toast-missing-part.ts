import { siteAnswers } from './connection';
import { toastUnfetched } from './notify';

/**
 * Reports that the code of a part of the page could not be fetched. If the site answers, most
 * likely a release has replaced the one that rendered this page, along with its files, and only a
 * reload helps.
 */
export async function toastMissingPart(): Promise<void> {
  toastUnfetched((await siteAnswers()) ? 'outdated' : 'offline');
}
