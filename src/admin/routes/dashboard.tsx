export { DashboardView as Component } from '../features/dashboard/dashboard-view.tsx'
