export { ImportPage as Component } from '../features/open-formats/import-page.tsx'
