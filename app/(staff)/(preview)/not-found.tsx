import { Main } from '@/components/ui/main';
import NotFound from '../admin/not-found';

/** Shown in place of a preview whose record is gone: the back office's text without its frame. */
export default function PreviewNotFound() {
  return (
    <Main>
      <div className="wrap">
        <NotFound />
      </div>
    </Main>
  );
}
