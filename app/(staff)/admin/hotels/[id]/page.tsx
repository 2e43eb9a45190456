import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { isUuid } from '@/lib/format/slug';
import { HotelScreen } from '../hotel-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('hotels.form');
  return { title: t('editing') };
}

export default async function HotelPage({ params }: PageProps<'/admin/hotels/[id]'>) {
  const { id } = await params;
  if (!isUuid(id)) notFound();
  return <HotelScreen id={id} />;
}
