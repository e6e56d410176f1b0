import type { RouteObject } from 'react-router'
import { StartingUp } from './shell/admin-brand.tsx'
import { AdminRoot, NotFound, RouteFailure } from './shell/admin-root.tsx'
import { AdminShell } from './shell/admin-shell.tsx'

/** Every page of the admin (ADMIN-PAGE-1); each is loaded when it is first visited. */
export function createAdminRoutes(): RouteObject[] {
  return [
    {
      id: 'admin',
      path: '/admin',
      Component: AdminRoot,
      ErrorBoundary: RouteFailure,
      HydrateFallback: StartingUp,
      children: [
        {
          id: 'login',
          path: 'login',
          lazy: async () => ({ Component: (await import('./features/session/login-page.tsx')).LoginPage }),
        },
        {
          id: 'welcome',
          path: 'welcome',
          lazy: async () => ({
            Component: (await import('./features/welcome/welcome-page.tsx')).WelcomePage,
          }),
        },
        {
          id: 'behind-login',
          Component: AdminShell,
          children: [
            {
              id: 'pages',
              ErrorBoundary: RouteFailure,
              children: [
                {
                  id: 'dashboard',
                  index: true,
                  lazy: async () => ({
                    Component: (await import('./features/dashboard/dashboard-view.tsx')).DashboardView,
                  }),
                },
                {
                  id: 'articles',
                  path: 'articles',
                  lazy: async () => ({
                    Component: (await import('./features/lists/article-list.tsx')).ArticleList,
                  }),
                },
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
                {
                  id: 'statistics',
                  path: 'statistics',
                  lazy: async () => ({
                    Component: (await import('./features/statistics/statistics-page.tsx')).StatisticsPage,
                  }),
                },
                {
                  id: 'recipes',
                  path: 'recipes',
                  lazy: async () => ({
                    Component: (await import('./features/lists/recipe-list.tsx')).RecipeList,
                  }),
                },
                { id: 'recipe-new', path: 'recipes/new', lazy: () => import('./routes/recipe-editor.tsx') },
                {
                  id: 'recipe-edit',
                  path: 'recipes/edit/:id',
                  lazy: () => import('./routes/recipe-editor.tsx'),
                },
                {
                  id: 'next',
                  path: 'next',
                  lazy: async () => ({
                    Component: (await import('./features/suggestions/next-page.tsx')).NextPage,
                  }),
                },
                {
                  id: 'proofread',
                  path: 'proofread',
                  lazy: async () => ({
                    Component: (await import('./features/proofreader/site-page.tsx')).SiteProofreadPage,
                  }),
                },
                { id: 'images', path: 'images', lazy: () => import('./routes/image-library.tsx') },
                {
                  id: 'categories',
                  path: 'categories',
                  lazy: async () => ({
                    Component: (await import('./features/taxonomies/category-page.tsx')).CategoryPage,
                  }),
                },
                {
                  id: 'authors',
                  path: 'authors',
                  lazy: async () => ({
                    Component: (await import('./features/taxonomies/author-page.tsx')).AuthorPage,
                  }),
                },
                {
                  id: 'messages',
                  path: 'messages',
                  lazy: async () => ({
                    Component: (await import('./features/inbox/inbox-page.tsx')).InboxPage,
                  }),
                },
                {
                  id: 'notes',
                  path: 'notes',
                  lazy: async () => ({
                    Component: (await import('./features/notes/notes-page.tsx')).NotesPage,
                  }),
                },
                {
                  id: 'issues',
                  path: 'issues',
                  lazy: async () => ({
                    Component: (await import('./features/issues/issue-list.tsx')).IssueList,
                  }),
                },
                {
                  id: 'issue-edit',
                  path: 'issues/:id',
                  lazy: async () => ({
                    Component: (await import('./features/issues/issue-page.tsx')).IssuePage,
                  }),
                },
                {
                  id: 'plan',
                  path: 'plan',
                  lazy: async () => ({
                    Component: (await import('./features/plan/plan-list.tsx')).PlanList,
                  }),
                },
                {
                  id: 'plan-day',
                  path: 'plan/:day',
                  lazy: async () => ({
                    Component: (await import('./features/plan/plan-day-page.tsx')).PlanDayPage,
                  }),
                },
                {
                  id: 'subscribers',
                  path: 'subscribers',
                  lazy: async () => ({
                    Component: (await import('./features/subscribers/subscriber-page.tsx')).SubscriberPage,
                  }),
                },
                {
                  id: 'mail',
                  path: 'mail',
                  lazy: async () => ({
                    Component: (await import('./features/mail/mail-page.tsx')).MailPage,
                  }),
                },
                {
                  id: 'outbox',
                  path: 'outbox',
                  lazy: async () => ({
                    Component: (await import('./features/outbox/outbox-page.tsx')).OutboxPage,
                  }),
                },
                {
                  id: 'backups',
                  path: 'backups',
                  lazy: async () => ({
                    Component: (await import('./features/backups/backups-page.tsx')).BackupsPage,
                  }),
                },
                {
                  id: 'copy-key',
                  path: 'backups/key',
                  lazy: async () => ({
                    Component: (await import('./features/backups/copy-key-page.tsx')).CopyKeyPage,
                  }),
                },
                {
                  id: 'health',
                  path: 'health',
                  lazy: async () => ({
                    Component: (await import('./features/health/health-page.tsx')).HealthPage,
                  }),
                },
                {
                  id: 'updates',
                  path: 'updates',
                  lazy: async () => ({
                    Component: (await import('./features/updates/updates-page.tsx')).UpdatesPage,
                  }),
                },
                {
                  id: 'import',
                  path: 'import',
                  lazy: async () => ({
                    Component: (await import('./features/open-formats/import-page.tsx')).ImportPage,
                  }),
                },
                {
                  id: 'account',
                  path: 'account',
                  lazy: async () => ({
                    Component: (await import('./features/account/account-page.tsx')).AccountPage,
                  }),
                },
                {
                  id: 'history',
                  path: 'history',
                  lazy: async () => ({
                    Component: (await import('./features/history/history-page.tsx')).HistoryPage,
                  }),
                },
                {
                  id: 'trash',
                  path: 'trash',
                  lazy: async () => ({
                    Component: (await import('./features/trash/trash-page.tsx')).TrashPage,
                  }),
                },
                {
                  id: 'settings',
                  path: 'settings',
                  lazy: async () => ({
                    Component: (await import('./features/settings/settings-view.tsx')).SettingsView,
                  }),
                },
                { id: 'missing', path: '*', Component: NotFound },
              ],
            },
          ],
        },
      ],
    },
  ]
}
