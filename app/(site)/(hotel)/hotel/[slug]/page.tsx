import { HotelRoute, type HotelRouteProps, hotelMetadata, hotelParams } from '../../hotel-route';

export const revalidate = 60;

export const generateStaticParams = () => hotelParams('standard');

export async function generateMetadata({ params }: HotelRouteProps) {
  return hotelMetadata('standard', (await params).slug);
}

export default async function Page({ params }: HotelRouteProps) {
  return <HotelRoute type="standard" slug={(await params).slug} />;
}
