import { useLazyDialog } from '../use-lazy-dialog';
import type { MediaPickerProps } from './media-picker-dialog';

const load = () => import('./media-picker-dialog').then((module) => module.MediaPickerDialog);

/** Chooses images of the library; new ones can be sent right here. It is open as long as it is rendered. */
export function MediaPicker(props: MediaPickerProps) {
  const MediaPickerDialog = useLazyDialog(load, true, props.onClose);
  return MediaPickerDialog ? <MediaPickerDialog {...props} /> : null;
}
