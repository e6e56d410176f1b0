import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AdminRoot, AdminShell, NotFound, RouteFailure } from './shell/admin-shell.tsx'
import { StartingUp } from './ui/admin-brand.tsx'

/** Returns the route of a page that is loaded when first visited: its path, its module, and the name of its export. */
function page<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) }
}

const OPEN_PAGES = [
  page('login', () => import('./features/session/login-page.tsx'), 'LoginPage'),
  page('welcome', () => import('./features/welcome/welcome-page.tsx'), 'WelcomePage'),
]

const PAGES_BEHIND_LOGIN = [
  page('', () => import('./features/dashboard/dashboard-view.tsx'), 'DashboardView'),
  page('articles', () => import('./features/lists/article-list.tsx'), 'ArticleList'),
  page('articles/new', () => import('./routes/article-editor.tsx'), 'Component'),
  page('articles/edit/:id', () => import('./routes/article-editor.tsx'), 'Component'),
  page('statistics', () => import('./features/statistics/statistics-page.tsx'), 'StatisticsPage'),
  page('recipes', () => import('./features/lists/recipe-list.tsx'), 'RecipeList'),
  page('recipes/new', () => import('./routes/recipe-editor.tsx'), 'Component'),
  page('recipes/edit/:id', () => import('./routes/recipe-editor.tsx'), 'Component'),
  page('next', () => import('./features/suggestions/next-page.tsx'), 'NextPage'),
  page('proofread', () => import('./features/proofreader/site-page.tsx'), 'SiteProofreadPage'),
  page('images', () => import('./routes/image-library.tsx'), 'Component'),
  page('categories', () => import('./features/taxonomies/category-page.tsx'), 'CategoryPage'),
  page('authors', () => import('./features/taxonomies/author-page.tsx'), 'AuthorPage'),
  page('messages', () => import('./features/inbox/inbox-page.tsx'), 'InboxPage'),
  page('notes', () => import('./features/notes/notes-page.tsx'), 'NotesPage'),
  page('issues', () => import('./features/issues/issue-list.tsx'), 'IssueList'),
  page('issues/:id', () => import('./features/issues/issue-page.tsx'), 'IssuePage'),
  page('plan', () => import('./features/plan/plan-list.tsx'), 'PlanList'),
  page('plan/:day', () => import('./features/plan/plan-day-page.tsx'), 'PlanDayPage'),
  page('subscribers', () => import('./features/subscribers/subscriber-page.tsx'), 'SubscriberPage'),
  page('mail', () => import('./features/mail/mail-page.tsx'), 'MailPage'),
  page('outbox', () => import('./features/outbox/outbox-page.tsx'), 'OutboxPage'),
  page('backups', () => import('./features/backups/backups-page.tsx'), 'BackupsPage'),
  page('backups/key', () => import('./features/backups/copy-key-page.tsx'), 'CopyKeyPage'),
  page('health', () => import('./features/health/health-page.tsx'), 'HealthPage'),
  page('updates', () => import('./features/updates/updates-page.tsx'), 'UpdatesPage'),
  page('import', () => import('./features/open-formats/import-page.tsx'), 'ImportPage'),
  page('account', () => import('./features/account/account-page.tsx'), 'AccountPage'),
  page('history', () => import('./features/history/history-page.tsx'), 'HistoryPage'),
  page('trash', () => import('./features/trash/trash-page.tsx'), 'TrashPage'),
  page('settings', () => import('./features/settings/settings-view.tsx'), 'SettingsView'),
  { path: '*', Component: NotFound },
]

/** Returns the routes of every admin page (ADMIN-PAGE-1). */
export function createAdminRoutes(): RouteObject[] {
  return [
    {
      path: '/admin',
      Component: AdminRoot,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        ...OPEN_PAGES,
        {
          Component: AdminShell,
          children: [{ ErrorBoundary: RouteFailure, children: PAGES_BEHIND_LOGIN }],
        },
      ],
    },
  ]
}
