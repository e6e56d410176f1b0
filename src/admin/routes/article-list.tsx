export { ArticleList as Component } from '../features/lists/article-list.tsx'
