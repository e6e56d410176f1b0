import { flushCompileCache } from 'node:module'
import { answerOf } from './answer.ts'
import { PIXEL_JOBS } from './pixel-jobs.ts'

// The process of `runPixelJob`: jobs arrive as messages, answers are sent back.

const jobs: Record<string, (...input: never[]) => Promise<unknown>> = PIXEL_JOBS

process.on('message', async ({ id, name, input }: { id: number; name: string; input: never[] }) => {
  const answer = await answerOf(async () => jobs[name]?.(...input))
  process.send?.({ id, answer })
})

// The site has ended. A normal exit would wait for the drawing threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// Sent to all processes of the site at once, these are for the site to handle: it still finishes requests in flight.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

// The next process finds the compiled code, even when this one is killed.
setImmediate(flushCompileCache)
