import type { RouteObject } from 'react-router'
import { AdminRoot } from './shell/admin-root.tsx'
import { AdminShell } from './shell/admin-shell.tsx'
import { RouteFailure } from './shell/route-failure.tsx'
import { StartingUp } from './shell/starting-up.tsx'

/** Every page of the admin (specification §2); each is loaded when it is first visited. */
export function createAdminRoutes(): RouteObject[] {
  return [
    {
      id: 'admin',
      path: '/admin',
      Component: AdminRoot,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        { id: 'login', path: 'login', lazy: () => import('./routes/login.tsx') },
        {
          id: 'behind-login',
          Component: AdminShell,
          children: [
            {
              id: 'pages',
              ErrorBoundary: RouteFailure,
              children: [
                { id: 'dashboard', index: true, lazy: () => import('./routes/dashboard.tsx') },
                { id: 'articles', path: 'articles', lazy: () => import('./routes/article-list.tsx') },
                {
                  id: 'article-new',
                  path: 'articles/new',
                  lazy: () => import('./routes/article-editor.tsx'),
                },
                {
                  id: 'article-edit',
                  path: 'articles/edit/:id',
                  lazy: () => import('./routes/article-editor.tsx'),
                },
                { id: 'recipes', path: 'recipes', lazy: () => import('./routes/recipe-list.tsx') },
                { id: 'recipe-new', path: 'recipes/new', lazy: () => import('./routes/recipe-editor.tsx') },
                {
                  id: 'recipe-edit',
                  path: 'recipes/edit/:id',
                  lazy: () => import('./routes/recipe-editor.tsx'),
                },
                { id: 'images', path: 'images', lazy: () => import('./routes/image-library.tsx') },
                { id: 'categories', path: 'categories', lazy: () => import('./routes/categories.tsx') },
                { id: 'authors', path: 'authors', lazy: () => import('./routes/authors.tsx') },
                { id: 'messages', path: 'messages', lazy: () => import('./routes/messages.tsx') },
                { id: 'letters', path: 'letters', lazy: () => import('./routes/campaigns.tsx') },
                {
                  id: 'letter-edit',
                  path: 'letters/:id',
                  lazy: () => import('./routes/campaign-editor.tsx'),
                },
                { id: 'subscribers', path: 'subscribers', lazy: () => import('./routes/subscribers.tsx') },
                { id: 'outbox', path: 'outbox', lazy: () => import('./routes/outbox.tsx') },
                { id: 'backups', path: 'backups', lazy: () => import('./routes/backups.tsx') },
                { id: 'import', path: 'import', lazy: () => import('./routes/import.tsx') },
                { id: 'account', path: 'account', lazy: () => import('./routes/account.tsx') },
                { id: 'history', path: 'history', lazy: () => import('./routes/history.tsx') },
                { id: 'settings', path: 'settings', lazy: () => import('./routes/settings.tsx') },
                { id: 'missing', path: '*', lazy: () => import('./routes/not-found.tsx') },
              ],
            },
          ],
        },
      ],
    },
  ]
}
