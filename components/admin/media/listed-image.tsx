import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { MediaFile } from '@/lib/media/staff-queries';
import { DetailsButton, detailsAction } from './details-button';
import { MediaPreview } from './media-field';

type ListedImageProps = {
  url: string;
  /** Its file in the library, if it has one and it is already known. */
  file: MediaFile | null | undefined;
  index: number;
  count: number;
  /** The label of the list, for the names of the buttons. */
  label: string;
  /** The form's name for the image. */
  name: string;
  isWrong: boolean;
  /** The id of the message about images that fail to load; undefined if this one loads. */
  brokenId: string | undefined;
  onBroken: (url: string) => void;
  onChange: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One image of a list, with the buttons that change, describe, move and remove it. */
export function ListedImage({ url, file, index, count, label, name, ...props }: ListedImageProps) {
  const t = useTranslations('media.admin.list');
  const { isWrong, brokenId, onBroken, onChange, onMove, onRemove } = props;
  const number = index + 1;
  return (
    <li className="relative grid justify-items-center gap-1 data-dragging:z-20 data-dragging:shadow-3">
      <span
        aria-hidden
        data-grip
        className="absolute top-1 left-1 z-10 grid size-8 cursor-grab touch-none place-items-center rounded-1 bg-card/90 text-ink-2 select-none active:cursor-grabbing"
      >
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-field={name}
        aria-label={t('change', { number, label })}
        aria-invalid={isWrong || undefined}
        aria-describedby={brokenId}
        onClick={onChange}
        className={cn('rounded-1', isWrong && 'ring-2 ring-bad')}
      >
        <MediaPreview url={url} onBroken={onBroken} />
      </button>
      {file ? (
        <DetailsButton
          file={file}
          variant="light"
          className="absolute top-1 right-1 z-10 size-8 p-0! shadow-1 [&_svg]:size-4"
          aria-label={t(detailsAction(file), { number, label })}
        />
      ) : null}
      <span className="flex">
        <MoveButton way="before" index={index} count={count} label={label} onMove={onMove} />
        <Button
          variant="ghost"
          className="size-8 p-0! text-bad! [&_svg]:size-4"
          aria-label={t('remove', { number, label })}
          onClick={onRemove}
        >
          <X />
        </Button>
        <MoveButton way="after" index={index} count={count} label={label} onMove={onMove} />
      </span>
    </li>
  );
}

type MoveButtonProps = Pick<ListedImageProps, 'index' | 'count' | 'label' | 'onMove'> & {
  way: 'before' | 'after';
};

function MoveButton({ way, index, count, label, onMove }: MoveButtonProps) {
  const t = useTranslations('media.admin.list');
  const Icon = way === 'before' ? ArrowLeft : ArrowRight;
  const to = way === 'before' ? index - 1 : index + 1;
  return (
    <Button
      variant="ghost"
      data-move={`${index}-${way}`}
      className="size-8 p-0! aria-disabled:opacity-40 [&_svg]:size-4"
      aria-disabled={to < 0 || to >= count || undefined}
      aria-label={t(way, { number: index + 1, label })}
      onClick={() => onMove(to)}
    >
      <Icon />
    </Button>
  );
}
