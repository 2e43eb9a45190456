'use client';

import { MediaField } from '@/components/admin/media/media-field';
import { useItemForm } from './form-context';
import type { ItemFieldsProps } from './item-row';

/** One of a list of pictures. */
export function ImageLine({ item, path, name, change }: ItemFieldsProps<string>) {
  const { errors } = useItemForm();
  return (
    <MediaField
      label={name}
      error={errors[path]}
      value={item}
      onChange={(address) => change(() => address, path)}
    />
  );
}
