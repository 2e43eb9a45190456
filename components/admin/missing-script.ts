import { siteAnswers } from '@/components/ui/connection';

/**
 * Why a script of this page could not be had: without a connection the next try may get it. Where the site
 * answers, it was updated since the page was opened: it has other scripts now, and only a reload helps.
 */
export const reasonOfMissingScript = async (): Promise<'no-answer' | 'outdated'> =>
  (await siteAnswers()) ? 'outdated' : 'no-answer';
