export { default, generateMetadata } from '../../oferta/[slug]/not-found';
