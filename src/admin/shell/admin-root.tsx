import { useMemo } from 'react'
import { Outlet, ScrollRestoration, useNavigate, useNavigation } from 'react-router'
import { type LinkActions, LinkContext } from '../../web/ui/link-context.ts'
import { NavigationProgress } from '../../web/ui/navigation-progress.tsx'
import { Toaster } from '../../web/ui/toaster.tsx'

/** What stands around every page of the admin, the login included. */
export function AdminRoot() {
  const { state } = useNavigation()
  return (
    <LinkContext value={useLinkActions()}>
      <NavigationProgress isPending={state !== 'idle'} />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </LinkContext>
  )
}

/** Links that the admin shares with the site, followed by its own router. */
function useLinkActions(): LinkActions {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      navigate: (href, { replace, keepScroll } = {}) =>
        void navigate(href, { replace, preventScrollReset: keepScroll }),
      prefetch: () => undefined,
    }),
    [navigate],
  )
}
