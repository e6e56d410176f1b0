import { flushCompileCache } from 'node:module'
import { answerOf } from './answer.ts'
import { PIXEL_JOBS } from './pixel-jobs.ts'

// What the process of `runPixelJob` runs: pieces of work come as messages, their answers go back.

const jobs: Record<string, (...input: never[]) => Promise<unknown>> = PIXEL_JOBS

process.on('message', async ({ id, name, input }: { id: number; name: string; input: never[] }) => {
  const answer = await answerOf(async () => jobs[name]?.(...input))
  process.send?.({ id, answer })
})

// The site has gone. A normal exit would wait for the threads that draw.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Sent to all processes of the site at once, these are the site's to follow: it still answers what is under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

// The next one finds the code compiled, also when this one is killed.
setImmediate(flushCompileCache)
