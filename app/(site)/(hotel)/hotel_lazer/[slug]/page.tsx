import { HotelRoute, type HotelRouteProps, hotelMetadata, hotelParams } from '../../hotel-route';

export const revalidate = 60;

export const generateStaticParams = () => hotelParams('alternative');

export async function generateMetadata({ params }: HotelRouteProps) {
  return hotelMetadata('alternative', (await params).slug);
}

export default async function Page({ params }: HotelRouteProps) {
  return <HotelRoute type="alternative" slug={(await params).slug} />;
}
