export { BackupsPage as Component } from '../features/backups/backups-page.tsx'
