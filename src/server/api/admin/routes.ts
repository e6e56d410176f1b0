import { BODY_LIMITS } from '../../http/request-bodies.ts'
import { requireSession } from '../../http/session-guard.ts'
import type { ApiApp, ApiOptions } from '../api.ts'
import { describeGuard } from '../describe-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { articleRoutes } from './articles/routes.ts'
import { backupRoutes } from './backups/routes.ts'
import { generateImagesRoutes } from './generate-images/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './images/routes.ts'
import { issueRoutes } from './issues/routes.ts'
import { mailCheckRoutes } from './mail-check/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { milestoneRoutes } from './milestones/routes.ts'
import { adminNoteRoutes } from './notes/routes.ts'
import { openFormatRoutes } from './open-formats/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { adminPlanRoutes } from './plan/routes.ts'
import { proofreadRoutes } from './proofread/routes.ts'
import { readRecipeRoutes } from './recipes/read-routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { sampleRoutes } from './samples/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { forwardRoutes } from './statistics/forward-routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { subscriberRoutes } from './subscribers/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { authorRoutes, categoryRoutes } from './taxonomies/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { updateRoutes } from './updates/routes.ts'
import { videoRoutes } from './videos/routes.ts'

/** Everything behind the login, under one guard (ADMIN-GUARD-1); one line an area. */
export async function adminRoutes(app: ApiApp, options: ApiOptions): Promise<void> {
  app.addHook('onRoute', describeGuard)
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMITS.admin
  })
  app.addHook('onRequest', requireSession(options))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(overviewRoutes, options)
  await app.register(milestoneRoutes, options)
  await app.register(articleRoutes, options)
  await app.register(recipeRoutes, options)
  await app.register(readRecipeRoutes, options)
  await app.register(proofreadRoutes, options)
  await app.register(imageRoutes, options)
  await app.register(generateImagesRoutes, options)
  await app.register(videoRoutes, options)
  await app.register(categoryRoutes, options)
  await app.register(authorRoutes, options)
  await app.register(settingsRoutes, options)
  await app.register(sampleRoutes, options)
  await app.register(statisticsRoutes, options)
  await app.register(suggestionRoutes, options)
  await app.register(forwardRoutes, options)
  await app.register(messageRoutes, options)
  await app.register(adminNoteRoutes, options)
  await app.register(subscriberRoutes, options)
  await app.register(outboxRoutes, options)
  await app.register(issueRoutes, options)
  await app.register(mailCheckRoutes, options)
  await app.register(adminPlanRoutes, options)
  await app.register(backupRoutes, options)
  await app.register(healthRoutes, options)
  await app.register(updateRoutes, options)
  await app.register(openFormatRoutes, options)
  await app.register(accountRoutes, options)
  await app.register(trashRoutes, options)
  await app.register(historyRoutes, options)
}
