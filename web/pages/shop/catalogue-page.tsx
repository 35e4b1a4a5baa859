export { CatalogueScreen as CataloguePage } from '../../features/shop/manage/catalogue-screen.tsx';
