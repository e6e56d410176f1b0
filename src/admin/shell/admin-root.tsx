import { Outlet, ScrollRestoration } from 'react-router'
import { NavigationProgress } from '../../web/ui/navigation-progress.tsx'
import { Toaster } from '../../web/ui/toaster.tsx'

/** What stands around every page of the admin, the login included. */
export function AdminRoot() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
