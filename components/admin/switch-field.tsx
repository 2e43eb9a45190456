import { useId } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldProblem } from '@/components/ui/field';
import { Switch } from '@/components/ui/switch';

type SwitchFieldProps = {
  checked: boolean;
  label: string;
  error?: string;
  className?: string;
  onChange: (checked: boolean) => void;
};

/** A switch of a form, with its name beside it and its error below. */
export function SwitchField({ checked, label, error, className, onChange }: SwitchFieldProps) {
  const errorId = useId();
  return (
    <div className={cn('grid grid-cols-1 gap-1.5', className)}>
      <span className="flex items-center gap-3 font-[560]">
        <Switch
          checked={checked}
          label={label}
          onChange={onChange}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span aria-hidden>{label}</span>
      </span>
      <FieldProblem id={errorId} error={error} />
    </div>
  );
}
