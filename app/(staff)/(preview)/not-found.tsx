import { Main } from '@/components/ui/main';
import NotFound from '../admin/not-found';

/** Stands in the place of a preview whose record is gone: the back office's words, without its frame. */
export default function PreviewNotFound() {
  return (
    <Main>
      <div className="wrap">
        <NotFound />
      </div>
    </Main>
  );
}
