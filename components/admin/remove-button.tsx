import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** A button that asks to remove a listed record; `label` names it. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="text-bad!" aria-label={label} onClick={onClick}>
      <Trash2 />
    </Button>
  );
}
