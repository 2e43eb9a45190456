import { siteAnswers } from './connection';
import { toastUnfetched } from './notify';

/**
 * Tells that the code of a part of the page was wanted and could not be fetched. Where the site answers,
 * there is a connection: then most likely a release has taken the place of the one that wrote this page,
 * and its files with it. Only a reload brings others.
 */
export async function toastMissingPart(): Promise<void> {
  toastUnfetched((await siteAnswers()) ? 'outdated' : 'offline');
}
