export { PageNotFound as default } from '@/components/site/page-not-found';
