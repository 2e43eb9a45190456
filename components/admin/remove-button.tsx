import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Asks to remove a record of a list; `label` names it. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="text-bad!" aria-label={label} onClick={onClick}>
      <Trash2 />
    </Button>
  );
}
