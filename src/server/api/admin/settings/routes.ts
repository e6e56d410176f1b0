import { settingCalls } from '../../../../domain/site/setting-calls.ts'
import { settingChangeCalls } from '../../../../domain/site/setting-change-calls.ts'
import { writeContext } from '../../../http/visitor.ts'
import { readSettings, writeSettings } from '../../../store/site/settings.ts'
import { serveCalls } from '../serve-calls.ts'

/** The site's settings (SET-RULE-1): everything that is the coach's own. */
export const settingsRoutes = serveCalls(
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
