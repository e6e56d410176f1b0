export { OutboxPage as Component } from '../features/outbox/outbox-page.tsx'
