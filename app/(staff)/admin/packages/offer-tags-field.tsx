import { useTranslations } from 'next-intl';
import { FieldsetCard } from '@/components/admin/fieldset-card';
import { OFFER_TAGS, type OfferTag } from '@/lib/offers/tags';
import { CheckGroup } from './check-group';

type OfferTagsFieldProps = { tags: OfferTag[]; onChange: (tags: OfferTag[]) => void };

/** The tags of an offer, which visitors filter the list by. */
export function OfferTagsField({ tags, onChange }: OfferTagsFieldProps) {
  const t = useTranslations('offers.admin.form');
  const names = useTranslations('offers.tags');
  return (
    <FieldsetCard look="group" title={t('tags')} hint={t('tagsHint')}>
      <CheckGroup
        label={t('tagsLabel')}
        choices={OFFER_TAGS.map((tag) => ({ value: tag, name: names(tag) }))}
        chosen={tags}
        onChange={onChange}
      />
    </FieldsetCard>
  );
}
