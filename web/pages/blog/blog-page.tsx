export { BlogScreen as BlogPage } from '../../features/blog/list/blog-screen.tsx';
