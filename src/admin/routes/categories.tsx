export { CategoryPage as Component } from '../features/categories/category-page.tsx'
