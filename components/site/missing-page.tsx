import { NotFoundStatus } from './not-found-status';
import { PageNotFound } from './page-not-found';

/** The 404 page with its status, for URLs that a route refuses. */
export const MissingPage = () => (
  <NotFoundStatus>
    <PageNotFound />
  </NotFoundStatus>
);
