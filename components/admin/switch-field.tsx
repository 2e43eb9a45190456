import { cn } from '@/components/ui/cn';
import { Switch } from '@/components/ui/switch';

type SwitchFieldProps = {
  checked: boolean;
  label: string;
  className?: string;
  onChange: (checked: boolean) => void;
};

/** A switch of a form, with its name beside it. */
export function SwitchField({ checked, label, className, onChange }: SwitchFieldProps) {
  return (
    <span className={cn('flex items-center gap-3 font-[560]', className)}>
      <Switch checked={checked} label={label} onChange={onChange} />
      <span aria-hidden>{label}</span>
    </span>
  );
}
