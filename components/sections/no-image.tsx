import { BrandMark } from '@/components/ui/brand';

/** The plain background of a card without an image. */
export function NoImage({ name }: { name: string }) {
  return (
    <div
      role="img"
      aria-label={name}
      className="no-image absolute inset-0 grid place-items-center bg-sand-2 text-sand-3 [--mark-heart:var(--color-sand-2)]"
    >
      <BrandMark plain className="size-24" />
    </div>
  );
}
