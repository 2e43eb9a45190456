import { cn } from '@/components/ui/cn';
import { Image } from './image';

type ArchProps = { src: string; position?: string; className?: string };

/** The arched crop that stands over empty and missing states. Decorative. */
export function Arch({ src, position, className = 'h-57.5 w-[min(11.875rem,50vw)]' }: ArchProps) {
  return (
    <div className={cn('relative mb-2 overflow-hidden rounded-arch', className)}>
      <Image src={src} alt="" sizes="400px" position={position} />
    </div>
  );
}
