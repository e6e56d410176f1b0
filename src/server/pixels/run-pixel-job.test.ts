import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { isAlive } from '../../../tests/process/processes.ts'
import { paintHalves, paintNoise } from '../../../tests/support/image-samples.ts'
import { findPixelProcesses } from '../../../tests/support/pixel-processes.ts'
import { Failure } from '../../domain/errors.ts'
import { IMAGE_TYPE_MESSAGE } from '../../domain/images/upload-limits.ts'
import { UnreadableImage } from './answer.ts'
import { runPixelJob, startPixelProcess } from './run-pixel-job.ts'

const SMALL = { crop: 'fill', width: 320, height: 180, accepted: ['avif'] } as const

afterEach(() => {
  vi.useRealTimers()
})

/** An image that takes a while to shrink. */
const paintLarge = () => paintNoise(1_200, 900).png().toBuffer()

function openProcess() {
  const before = findPixelProcesses(process.pid)
  const pixels = startPixelProcess()
  // Until it runs the program it has its parent's name.
  const findPid = () => findPixelProcesses(process.pid).find((pid) => !before.includes(pid))
  return { pixels, findPid, [Symbol.dispose]: pixels.end }
}

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('concurrent jobs each get their own bytes back', async () => {
  const original = await paintHalves(1_000, 800).png().toBuffer()
  const widths = [320, 400, 480]
  const made = await Promise.all(
    widths.map((width) => runPixelJob('renderImage', { ...SMALL, width, height: 200, original })),
  )
  const sizes = await Promise.all(made.map(async (bytes) => (await sharp(bytes).metadata()).width))
  expect(sizes).toEqual(widths)
})

test('an error of a job keeps its class, message, retry time and cause', async () => {
  const nothing = Buffer.from('no picture')
  const unreadable = await failureOf(runPixelJob('renderImage', { ...SMALL, original: nothing }))
  expect(unreadable).toBeInstanceOf(UnreadableImage)
  expect(unreadable).toMatchObject({ cause: { message: expect.stringContaining('unsupported image') } })
  const refused = await failureOf(runPixelJob('prepareImage', nothing, 'upload'))
  expect(refused).toBeInstanceOf(Failure)
  expect(refused).toMatchObject({ code: 'unsupported_type', message: IMAGE_TYPE_MESSAGE })
  await expect(runPixelJob('averageColor', nothing)).rejects.toThrow('unsupported image')
})

// AVAIL-PICTURE-1
test('a killed process fails its job with a retry time; the next job gets a new process', async () => {
  const picture = await paintHalves(9, 9).png().toBuffer()
  await runPixelJob('averageColor', picture)
  const lost = failureOf(runPixelJob('renderImage', { ...SMALL, original: await paintLarge() }))
  const [shared = 0] = findPixelProcesses(process.pid)
  process.kill(shared, 'SIGKILL')
  expect(await lost).toMatchObject({ code: 'unavailable', retryAfter: 10 })
  expect(await runPixelJob('averageColor', picture)).toMatch(/^#/)
})

// AVAIL-PICTURE-1
test('the process starts without the site’s secrets and with the usual environment of a program', async () => {
  const secrets = [
    'ADMIN_PASSWORD',
    'DATABASE_URL',
    'MEDIA_STORE',
    'MAIL_URL',
    'COPY_KEY',
    'A_TOKEN_OF_THE_HOST',
  ]
  for (const name of secrets) vi.stubEnv(name, 'a secret')
  vi.stubEnv('VIPS_WARNING', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  using own = openProcess()
  await own.pixels.run('averageColor', await paintHalves(9, 9).png().toBuffer())
  const environ = readFileSync(`/proc/${own.findPid()}/environ`, 'utf8')
  const names = environ.split('\0').map((line) => line.split('=', 1)[0])
  expect(names).toEqual(expect.arrayContaining(['PATH', 'VIPS_WARNING', 'MALLOC_ARENA_MAX']))
  expect(names.filter((name) => secrets.includes(name ?? ''))).toEqual([])
  expect(environ).not.toContain('a secret')
})

test('a process that cannot start is reported like one that was lost', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  onTestFinished(() => {
    process.execPath = execPath
  })
  using own = openProcess()
  const lost = await failureOf(own.pixels.run('averageColor', Buffer.alloc(9)))
  expect(lost).toMatchObject({ code: 'unavailable', retryAfter: 10 })
})

test('a signal to all processes of the site loses no picture', async () => {
  const original = await paintLarge()
  using own = openProcess()
  // It handles signals once it has started its work.
  await own.pixels.run('averageColor', original)
  const made = own.pixels.run('renderImage', { ...SMALL, original })
  const pid = own.findPid() ?? 0
  process.kill(pid, 'SIGTERM')
  process.kill(pid, 'SIGINT')
  expect((await made).length).toBeGreaterThan(1_000)
})

test('the process exits after some idle seconds, and not before', async () => {
  const picture = await paintHalves(9, 9).png().toBuffer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  using own = openProcess()
  await own.pixels.run('averageColor', picture)
  const pid = own.findPid() ?? 0
  vi.advanceTimersByTime(9_000)
  await own.pixels.run('averageColor', picture)
  vi.advanceTimersByTime(9_000)
  expect(own.pixels.hasEnded).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(own.pixels.hasEnded).toBe(true)
  vi.useRealTimers()
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('the process neither delays the exit of its parent nor outlives it', async () => {
  const client = join(import.meta.dirname, 'run-pixel-job.ts')
  // It never becomes idle there: if it kept the event loop alive, the parent would not end.
  const script = `
    import { readFileSync } from 'node:fs'
    const { setTimeout } = globalThis
    globalThis.setTimeout = (work, ms) => setTimeout(work, 1_000 * ms)
    const { runPixelJob } = await import(${JSON.stringify(client)})
    process.on('exit', () => console.log(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8')))
    await runPixelJob('averageColor', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const ended = once(parent, 'exit')
  const [said] = await once(parent.stdout, 'data')
  expect((await ended)[0]).toBe(0)
  const pid = Number(String(said).trim())
  expect(pid).toBeGreaterThan(1)
  await expect.poll(() => isAlive(pid)).toBe(false)
})
