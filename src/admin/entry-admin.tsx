import './styles/admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod'
import { loadAndShowLateFonts } from '../web/ui/late-fonts.ts'
import { createAdminRoutes } from './admin-routes.tsx'
import { createAdminQueryClient } from './data/query-client.ts'
import { completeOlderBrowser } from './older-browsers.ts'

function startAdmin(): void {
  const container = document.getElementById('admin')
  if (!container) throw new Error('The document has no place for the admin')
  createRoot(container).render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <RouterProvider router={createBrowserRouter(createAdminRoutes())} />
    </QueryClientProvider>,
  )
}

// The content security policy forbids compiled code; Firefox reports even the attempt.
config({ jitless: true })
completeOlderBrowser()
startAdmin()
void loadAndShowLateFonts({ mayMove: true })
