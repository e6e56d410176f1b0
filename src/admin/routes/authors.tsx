export { AuthorPage as Component } from '../features/authors/author-page.tsx'
