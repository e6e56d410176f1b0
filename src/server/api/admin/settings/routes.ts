import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { settingsAnswer } from '../../../../domain/admin/answers.ts'
import { settingsInput } from '../../../../domain/site/settings-input.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import { readSettings, writeSettings } from '../../../store/settings.ts'
import type { ApiOptions } from '../../api.ts'

const tags = ['admin settings']

/** The site's settings (SET-RULE-1): everything that is the coach's own. */
export const settingsRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock, onChange }) => {
  app.get(
    '/admin/settings',
    { schema: { tags, summary: 'All settings', response: { 200: settingsAnswer } } },
    async () => ({ settings: await readSettings(store) }),
  )

  app.put(
    '/admin/settings',
    {
      schema: {
        tags,
        summary: 'Change some of the settings',
        description: 'Those left out keep their value.',
        body: settingsInput,
        response: { 200: settingsAnswer, 400: errorAnswer },
      },
    },
    async (request) => {
      const { settings, paths } = await writeSettings(store, request.body, writeContext(request, clock))
      onChange(paths)
      return { settings }
    },
  )
}
