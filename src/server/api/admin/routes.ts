import { Failure } from '../../../domain/errors.ts'
import { healthCalls } from '../../../domain/health/health-calls.ts'
import {
  MILESTONE_KINDS,
  milestoneCalls,
  overviewCalls,
  sampleCalls,
} from '../../../domain/site/overview-calls.ts'
import { settingCalls } from '../../../domain/site/setting-calls.ts'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import { setupSteps } from '../../../domain/site/setup-steps.ts'
import { BODY_LIMITS } from '../../http/request-bodies.ts'
import { requireSession } from '../../http/session-guard.ts'
import { writeContext } from '../../http/visitor.ts'
import { listMilestones, markMilestoneSeen } from '../../store/milestones.ts'
import { readOverview } from '../../store/site/overview.ts'
import { removeSampleItems } from '../../store/site/sample-items.ts'
import { readSettings, writeSettings } from '../../store/site/settings.ts'
import type { ApiApp, ApiOptions } from '../api.ts'
import { describeGuard } from '../docs/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { articleRoutes } from './articles/routes.ts'
import { backupRoutes } from './backups/routes.ts'
import { generateImagesRoutes } from './generate-images/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { imageRoutes } from './images/routes.ts'
import { issueRoutes } from './issues/routes.ts'
import { mailCheckRoutes } from './mail-check/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { adminNoteRoutes } from './notes/routes.ts'
import { openFormatRoutes } from './open-formats/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { adminPlanRoutes } from './plan/routes.ts'
import { proofreadRoutes } from './proofread/routes.ts'
import { readRecipeRoutes, recipeRoutes } from './recipes/routes.ts'
import { serveCalls } from './serve-calls.ts'
import { forwardRoutes, statisticsRoutes } from './statistics/routes.ts'
import { subscriberRoutes } from './subscribers/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { authorRoutes, categoryRoutes } from './taxonomies/routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { updateRoutes } from './updates/routes.ts'
import { videoRoutes } from './videos/routes.ts'

/** Registers all routes that need a login, under one guard (ADMIN-GUARD-1); one line per area. */
export async function adminRoutes(app: ApiApp, options: ApiOptions): Promise<void> {
  app.addHook('onRoute', describeGuard)
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_LIMITS.admin
  })
  app.addHook('onRequest', requireSession(options))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // These have hooks or parsers of their own.
  await app.register(articleRoutes, options)
  await app.register(openFormatRoutes, options)
  for (const routes of AREAS) await routes(app, options)
}

const healthRoutes = serveCalls('admin health', healthCalls, ({ health }) => ({
  read: {
    summary: 'Whether the site and its machine are well; kept for five minutes',
    answer: ({ query }) => health.read(query.again),
  },
}))

/** The dashboard: counts, what waits for an answer, what is read, and what is still to be set up. */
const overviewRoutes = serveCalls('admin overview', overviewCalls, (options) => ({
  read: {
    summary: 'The dashboard',
    async answer() {
      const { store, clock, mailConfigured } = options
      const { sampleItems, ...overview } = await readOverview(store, clock().toISOString())
      const settings = await readSettings(store)
      return { ...overview, setup: setupSteps({ settings, sampleItems, mailConfigured }) }
    },
  },
}))

/** The coach's first own article, recipe and letter, each reported once (ADMIN-FIRST-1). */
const milestoneRoutes = serveCalls('admin milestones', milestoneCalls, ({ store, clock }) => {
  const list = async () => ({ milestones: await listMilestones(store, clock().toISOString()) })
  return {
    list: { summary: 'The firsts the coach has not been told of', answer: list },
    see: {
      summary: 'The coach has been told',
      description: '`article`, `recipe` or `issue`; answers what is left to tell.',
      async answer({ params }) {
        const kind = MILESTONE_KINDS.find((one) => one === params.kind)
        if (!kind || !(await markMilestoneSeen(store, kind, clock().toISOString())))
          throw new Failure('not_found', 'Nothing of this kind is on the site yet')
        return list()
      },
    },
  }
})

/** Removes all samples from the site in one step. */
const sampleRoutes = serveCalls('admin settings', sampleCalls, (options) => {
  const { store, images: known, clock, onChange } = options
  return {
    remove: {
      summary: 'Remove the sample content',
      description: 'Into the trash. What has been saved since it was put there is the coach’s own and stays.',
      async answer(request) {
        const context = writeContext(request, clock)
        const { articles, recipes, images, paths } = await removeSampleItems(store, context)
        onChange(paths)
        for (const publicId of images) known.forgetRemoved(publicId)
        return { removed: { articles, recipes, images: images.length } }
      },
    },
  }
})

/** The site's settings (SET-RULE-1): everything that belongs to the coach. */
const settingsRoutes = serveCalls(
  'admin settings',
  { ...settingCalls, ...settingChangeCalls },
  ({ store, clock, onChange }) => ({
    read: { summary: 'All settings', answer: async () => ({ settings: await readSettings(store) }) },
    change: {
      summary: 'Change some of the settings',
      description: 'Those left out keep their value.',
      async answer(request) {
        const { settings, paths } = await writeSettings(store, request.body, writeContext(request, clock))
        onChange(paths)
        return { settings }
      },
    },
  }),
)

/**
 * Areas without hooks or parsers of their own: registered in the admin's scope they take a fifth less startup time than
 * in a scope each.
 */
const AREAS = [
  overviewRoutes,
  milestoneRoutes,
  recipeRoutes,
  readRecipeRoutes,
  proofreadRoutes,
  imageRoutes,
  generateImagesRoutes,
  videoRoutes,
  categoryRoutes,
  authorRoutes,
  settingsRoutes,
  sampleRoutes,
  statisticsRoutes,
  suggestionRoutes,
  forwardRoutes,
  messageRoutes,
  adminNoteRoutes,
  subscriberRoutes,
  outboxRoutes,
  issueRoutes,
  mailCheckRoutes,
  adminPlanRoutes,
  backupRoutes,
  healthRoutes,
  updateRoutes,
  accountRoutes,
  trashRoutes,
  historyRoutes,
]
