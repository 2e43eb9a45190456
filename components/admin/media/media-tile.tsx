import { CircleCheck, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { preview } from '@/lib/format/text';
import { mediaPath } from '@/lib/media/model';
import type { MediaFile } from '@/lib/media/staff-queries';
import { RecordImage } from './record-image';

type MediaTileProps = {
  file: MediaFile;
  /** Chooses the image; without it, the tile opens the image's details. */
  onPick?: (file: MediaFile) => void;
  /** Whether the image is chosen; undefined if only one can be. */
  isChosen?: boolean;
  onEdit: (file: MediaFile) => void;
};

/** The length of a tile's texts, cut between words; CSS may cut them further, within a word. */
const NAME_LENGTH = 48;
const ALT_LENGTH = 72;

/** One image of the library: thumbnail, name and alternative text. */
export function MediaTile({ file, onPick, isChosen, onEdit }: MediaTileProps) {
  const t = useTranslations('media.admin');
  const name = file.file_name;
  return (
    // The button's focus ring surrounds the tile, whose rounded corners would clip a ring inside.
    <li className="group relative grid content-start overflow-hidden rounded-2 bg-card pb-3 shadow-1 outline-offset-3 outline-ink has-[[data-tile]:focus-visible]:outline-3">
      <button
        type="button"
        data-tile
        aria-label={t(onPick ? 'chooseNamed' : 'editNamed', { name })}
        aria-pressed={isChosen}
        onClick={() => (onPick ?? onEdit)(file)}
        className="grid content-start text-left outline-none after:absolute after:inset-0"
      >
        <span className="relative block aspect-[4/3] overflow-hidden bg-sand-2">
          <RecordImage
            src={mediaPath(file)}
            sizes="(max-width: 640px) 45vw, 220px"
            className="transition-transform duration-300 motion-safe:group-hover:scale-103"
          />
          {isChosen ? (
            <span className="absolute inset-0 grid place-items-center border-4 border-ink bg-white/40">
              <CircleCheck className="size-9 rounded-full bg-card text-ok" />
            </span>
          ) : null}
        </span>
        <span className="mx-3 mt-2 text-small font-[560] wrap-anywhere">
          {preview(name, NAME_LENGTH)}
        </span>
      </button>
      {/* Outside the button, whose accessible name must contain its visible text. The button
         covers the tile. */}
      {file.alt ? (
        <p className="mx-3 mt-0.5 text-caption text-ink-2 wrap-anywhere">
          {preview(file.alt, ALT_LENGTH)}
        </p>
      ) : (
        <p className="mx-3 mt-0.5 w-fit rounded-1 bg-info-bg px-1.5 text-caption text-info">
          {t('noAlt')}
        </p>
      )}
      {onPick ? (
        <Button
          variant="light"
          size="icon"
          aria-label={t('editNamed', { name })}
          className="absolute top-2 right-2 z-1 shadow-1"
          onClick={() => onEdit(file)}
        >
          <Pencil />
        </Button>
      ) : null}
    </li>
  );
}
