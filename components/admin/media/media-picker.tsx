import { useLazyDialog } from '../use-lazy-dialog';
import type { MediaPickerProps } from './media-picker-dialog';

const load = () => import('./media-picker-dialog').then((module) => module.MediaPickerDialog);

/** Chooses images from the library; new ones can be uploaded here. Open while rendered. */
export function MediaPicker(props: MediaPickerProps) {
  const MediaPickerDialog = useLazyDialog(load, true, props.onClose);
  return MediaPickerDialog ? <MediaPickerDialog {...props} /> : null;
}
