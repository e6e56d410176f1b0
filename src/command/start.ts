import { defineCommand } from './command.ts'

export const command = defineCommand({
  name: 'start',
  summary: 'Runs the site until it is told to stop (SIGTERM, Ctrl-C).',
  note: 'Settings are read from the environment and from the file .env: see .env.example.',
  async run() {
    const { isRelease } = await import('../server/updates/layout.ts')
    if (isRelease()) {
      const { repairAtStart } = await import('../server/updates/repair-update.ts')
      await repairAtStart()
    }
    await import('../server/main.ts')
    return 0
  },
})
