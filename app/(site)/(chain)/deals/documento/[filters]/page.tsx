export { default, generateMetadata } from '../../lista/[filters]/page';

// For full document loads: rendered whole, so that its scripts follow the first paint, and not
// stored.
export const revalidate = 1;
export const generateStaticParams = () => [];
