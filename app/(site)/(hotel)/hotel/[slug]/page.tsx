import { HotelRoute, type HotelRouteProps, hotelMetadata, hotelParams } from '../../hotel-route';

export const revalidate = 60;

export const generateStaticParams = () => hotelParams('standard');

export async function generateMetadata({ params }: HotelRouteProps) {
  return hotelMetadata('standard', (await params).slug);
}

/**
 * A standard hotel, for visitors. The first hotels are prerendered, others rendered on their first
 * visit; stored, and re-rendered at most once a minute, and when the hotel is saved.
 */
export default async function Page({ params }: HotelRouteProps) {
  return <HotelRoute type="standard" slug={(await params).slug} />;
}
