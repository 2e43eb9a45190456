import { hotelRoute } from '../../hotel-route';

export const revalidate = 60;
export const dynamicParams = true;

const { generateStaticParams, generateMetadata, Page } = hotelRoute('standard');
export { generateMetadata, generateStaticParams, Page as default };
