import { cn } from '@/components/ui/cn';

type ShareBarProps = {
  /** From 0 to 1. */
  share: number;
  /** Starts at the right, below a number, and does not draw the whole behind it. */
  end?: boolean;
  className: string;
};

/** A share as a bar, beside its number. With forced colors it keeps an outline. */
export function ShareBar({ share, end = false, className }: ShareBarProps) {
  const width = `${Math.min(Math.max(share, 0), 1) * 100}%`;
  return (
    <svg aria-hidden="true" className={cn('block w-full overflow-visible text-mata', className)}>
      {end ? null : (
        <rect
          width="100%"
          height="100%"
          rx="2"
          className="fill-sand-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      )}
      <rect
        x={end ? `${100 - Number.parseFloat(width)}%` : 0}
        width={width}
        height="100%"
        rx="2"
        className="fill-mata forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
