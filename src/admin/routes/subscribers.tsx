export { SubscriberPage as Component } from '../features/subscribers/subscriber-page.tsx'
