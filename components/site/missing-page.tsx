import { NotFoundStatus } from './not-found-status';
import { PageNotFound } from './page-not-found';

/** The 404 page with its status, for addresses that a route refuses. */
export const MissingPage = () => (
  <NotFoundStatus>
    <PageNotFound />
  </NotFoundStatus>
);
