import { SECOND } from '../domain/time/durations.ts'
import { readProcessConfig } from '../server/config.ts'
import { localAddress } from '../server/listen-address.ts'
import { defineCommand, NOT_KEPT } from './command.ts'

/** Exit code for `status` by the Linux Standard Base: the program is not running. */
const NOT_RUNNING = 3
const PATIENCE_MS = 5 * SECOND

export const command = defineCommand({
  name: 'status',
  summary: `Says whether the site answers. Ends with 0 when it does, with ${NOT_RUNNING} when it does not.`,
  forms: { '': 'says it for people', '--json': 'says it for machines: { running, address, data }' },
  options: { json: NOT_KEPT },
  async run({ has }) {
    const config = readProcessConfig()
    const { dataDir, databaseUrl } = config
    const address = localAddress(config)
    const running = await answers(`${address}/healthz`)
    const data = databaseUrl === null ? dataDir : 'PostgreSQL'
    if (has('json')) console.log(JSON.stringify({ running, address, data }))
    else console.log(`${running ? 'Running' : 'Not running'} at ${address}, with its data in ${data}`)
    return running ? 0 : NOT_RUNNING
  },
})

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok
  } catch {
    // Connection refused, or timed out.
    return false
  }
}
