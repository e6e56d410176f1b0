import { describe, expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

/** Returns work that ends on demand. */
function holdWork() {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  return { work: () => promise, finish: (text = 'done') => resolve(Buffer.from(text)), fail: reject }
}

describe('the render queue', () => {
  test('runs a few jobs at a time, in order of arrival', async () => {
    const queue = createRenderQueue({ concurrency: 2 })
    const started: string[] = []
    const held = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...holdWork() }))
    const results = held.map(({ name, work }) =>
      queue.runOnce(name, () => {
        started.push(name)
        return work()
      }),
    )
    await Promise.resolve()
    expect(started).toEqual(['a', 'b'])
    held[1]?.finish()
    await results[1]
    expect(started).toEqual(['a', 'b', 'c'])
    for (const { finish } of held) finish()
    await Promise.all(results)
    expect(started).toEqual(['a', 'b', 'c', 'd'])
  })

  // IMG-DELIVER-2
  test('runs equal jobs once', async () => {
    const queue = createRenderQueue()
    const { work, finish } = holdWork()
    let runs = 0
    const results = Array.from({ length: 20 }, () =>
      queue.runOnce('same', () => {
        runs += 1
        return work()
      }),
    )
    finish('shared')
    expect((await Promise.all(results)).map(String)).toEqual(Array(20).fill('shared'))
    expect(runs).toBe(1)
    expect(String(await queue.runOnce('same', async () => Buffer.from('again')))).toBe('again')
  })

  test('rejects jobs beyond the queue limit, but not requests for a job that is already running', async () => {
    const queue = createRenderQueue({ concurrency: 1, maxWaiting: 1 })
    const [first, second] = [holdWork(), holdWork()]
    const results = [queue.runOnce('first', first.work), queue.runOnce('second', second.work)]
    await expect(queue.runOnce('third', second.work)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: expect.any(Number),
    })
    results.push(queue.runOnce('second', second.work))
    first.finish()
    second.finish()
    await Promise.all(results)
    expect(String(await queue.runOnce('third', async () => Buffer.from('now')))).toBe('now')
  })

  test('goes on after a failure', async () => {
    const queue = createRenderQueue({ concurrency: 1 })
    const failing = queue.runOnce('a', async () => {
      throw new Error('broken')
    })
    const next = queue.runOnce('b', async () => Buffer.from('fine'))
    await expect(failing).rejects.toThrow('broken')
    expect(String(await next)).toBe('fine')
    expect(String(await queue.runOnce('a', async () => Buffer.from('mended')))).toBe('mended')
  })

  test('runs jobs that no request waits for only when there is nothing else to do', async () => {
    const queue = createRenderQueue({ concurrency: 2 })
    const started: string[] = []
    const start = (name: string, { work }: ReturnType<typeof holdWork>) =>
      [
        name,
        () => {
          started.push(name)
          return work()
        },
      ] as const
    const [first, second, quiet, wanted] = [holdWork(), holdWork(), holdWork(), holdWork()]
    const results = [queue.runOnce(...start('first', first))]
    const idle = queue.runOnceWhenIdle(...start('quiet', quiet))
    const asked = queue.runOnceWhenIdle(...start('wanted', wanted))
    results.push(queue.runOnce(...start('second', second)), queue.runOnce(...start('wanted', wanted)))
    first.finish()
    await results[0]
    expect(started).toEqual(['first', 'second', 'wanted'])
    second.finish()
    wanted.finish()
    await Promise.all(results)
    quiet.finish('quiet')
    expect(String(await idle)).toBe('quiet')
    expect(started.slice(0, 4)).toEqual(['first', 'second', 'wanted', 'quiet'])
    expect(String(await asked)).toBe('done')
  })
})
