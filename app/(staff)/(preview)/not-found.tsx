import { Main } from '@/components/ui/main';
import NotFound from '../admin/not-found';

export default function PreviewNotFound() {
  return (
    <Main>
      <div className="wrap">
        <NotFound />
      </div>
    </Main>
  );
}
