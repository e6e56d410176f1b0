import { enableCompileCache } from 'node:module'
import { ConfigError, readProcessConfig } from './config.ts'
import { keepFilesPrivate } from './files.ts'

keepFilesPrivate()
enableCompileCache()
try {
  const config = readProcessConfig()
  // Loaded only now, so that a malformed setting is reported immediately.
  const { startSite } = await import('./start-site.ts')
  await startSite(config)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
