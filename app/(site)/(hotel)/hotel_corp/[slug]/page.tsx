import { hotelRoute } from '../../hotel-route';

export const revalidate = 60;
export const dynamicParams = true;

const { generateStaticParams, generateMetadata, Page } = hotelRoute('corporate');
export { generateMetadata, generateStaticParams, Page as default };
