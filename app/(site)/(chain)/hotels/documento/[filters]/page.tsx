export { default, generateMetadata } from '../../lista/[filters]/page';

// For a visit as a document: rendered whole, so that its scripts follow its first paint, and not stored.
export const revalidate = 1;
export const generateStaticParams = () => [];
