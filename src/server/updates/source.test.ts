import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { HOUR, MINUTE } from '../../domain/time/durations.ts'
import { archiveName, type Release } from '../../domain/updates/releases.ts'
import { readConfig } from '../config.ts'
import type { UpdateSource } from '../config-values.ts'
import { fetchReleasesDaily, findKnownReleases } from './known-releases.ts'
import { makeKeyPair, signReleases } from './signature.ts'
import { downloadArchive, readReleases } from './source.ts'

const ARCHIVE = Buffer.from('all that a version is')
const RELEASE: Release = {
  version: '1.1.0',
  date: '2027-01-02',
  notes: '- New.',
  size: ARCHIVE.length,
  sha256: createHash('sha256').update(ARCHIVE).digest('hex'),
  lowest: '1.0.0',
}

/** Publishes releases in a folder as `npm run release` does, also served by a web server. */
async function publish() {
  const folder = await mkdtemp(join(tmpdir(), 'published-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keys = makeKeyPair()
  const list = Buffer.from(JSON.stringify({ releases: [RELEASE] }))
  await writeFile(join(folder, 'releases.json'), list)
  await writeFile(join(folder, 'releases.json.sig'), signReleases(list, keys.privateKey))
  await writeFile(join(folder, archiveName('1.1.0')), ARCHIVE)
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    asked.push(`${request.method} ${request.url}${body}${request.headers.cookie ?? ''}`)
    response.end(await readFile(join(folder, String(request.url))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address())
  return { folder, key: keys.publicKey, asked, address: `http://127.0.0.1:${port}/` }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brought-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

// UPDATE-ASK-1
test('updates are read from a folder or an address, with GET requests only', async () => {
  const { folder, key, asked, address } = await publish()
  const sources: UpdateSource[] = [
    { kind: 'folder', path: folder },
    { kind: 'web', url: address },
  ]
  for (const source of sources) {
    expect(await readReleases(source, key)).toEqual({ releases: [RELEASE] })
    const file = join(await makeFolder(), 'archive')
    await downloadArchive(source, RELEASE, file)
    expect(await readFile(file)).toEqual(ARCHIVE)
  }
  expect(asked).toEqual(['GET /releases.json', 'GET /releases.json.sig', `GET /${archiveName('1.1.0')}`])
})

// UPDATE-ASK-4
test('a source that sends a byte at a time is given up', async () => {
  const server = createServer((_request, response) => {
    const dripping = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(dripping))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('The time is over')), 200)
    return stop.signal
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const source: UpdateSource = { kind: 'web', url: `http://127.0.0.1:${port}/` }
  await expect(readReleases(source, null)).rejects.toThrow(/^releases\.json could not be read/)
  const endless = { ...RELEASE, size: Number.MAX_SAFE_INTEGER }
  const file = join(await makeFolder(), 'archive')
  await expect(downloadArchive(source, endless, file)).rejects.toThrow(/could not be brought here/)
  expect(limits).toEqual([MINUTE, HOUR])
})

// UPDATE-CHECK-1
test('a download that grows too large is ended', async () => {
  const server = createServer((_request, response) => void response.write(Buffer.alloc(RELEASE.size + 1)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const ended = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
  const file = join(await makeFolder(), 'archive')
  const downloaded = downloadArchive({ kind: 'web', url: `http://127.0.0.1:${port}/` }, RELEASE, file)
  await expect(downloaded).rejects.toThrow('is larger than')
  await ended
})

// UPDATE-ASK-1, UPDATE-ASK-4
test.each([
  ['which closes each connection', { connection: 'close' }, ''],
  ['which redirects', { location: '/moved' }, ''],
  ['whose redirects never end', { location: '/release/again' }, /answers 302/],
])('an archive is downloaded from a server %s', async (_which, headers, problem) => {
  const archive = Buffer.alloc(300_000, 'all that a version is')
  const server = createServer(({ url = '' }, response) => {
    const isRedirect = 'location' in headers && url !== '/moved'
    response.writeHead(isRedirect ? 302 : 200, headers).end(isRedirect ? '' : archive)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = z.object({ port: z.int() }).parse(server.address())
  const sha256 = createHash('sha256').update(archive).digest('hex')
  const release = { ...RELEASE, size: archive.length, sha256 }
  const file = join(await makeFolder(), 'archive')
  const downloaded = downloadArchive({ kind: 'web', url: `http://127.0.0.1:${port}/release/` }, release, file)
  if (problem !== '') return expect(downloaded).rejects.toThrow(problem)
  await downloaded
  expect(await readFile(file)).toEqual(archive)
})

// UPDATE-ASK-1
test.each([
  ['https://updates.example/of/it', { kind: 'web', url: 'https://updates.example/of/it/' }],
  ['http://127.0.0.1:8000/', { kind: 'web', url: 'http://127.0.0.1:8000/' }],
  ['/media/releases', { kind: 'folder', path: '/media/releases' }],
  ['off', null],
  ['', null],
])('UPDATES=%s', (UPDATES, source) => {
  expect(readConfig({ UPDATES }).updates).toEqual(source)
})

// UPDATE-ASK-1
test.each(['http://updates.example', 'releases', 'ftp://updates.example'])(
  'UPDATES=%s is refused',
  (UPDATES) => {
    expect(() => readConfig({ UPDATES })).toThrow(/^UPDATES is malformed/)
  },
)

// UPDATE-ASK-2
test('the source is read once a day, by one of several processes', async () => {
  const { key, asked, address } = await publish()
  const place = {
    dataDir: await makeFolder(),
    updates: { kind: 'web', url: address } satisfies UpdateSource,
    updatesKey: key,
  }
  const lists = () => asked.filter((line) => line === 'GET /releases.json').length
  const now = new Date()
  const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000)
  // They agree by a file in their shared folder.
  await Promise.all([1, 2, 3].map(() => fetchReleasesDaily(place, now)))
  expect(lists()).toBe(1)
  expect((await findKnownReleases(place))?.list.releases).toEqual([RELEASE])
  await fetchReleasesDaily(place, after(23))
  expect(lists()).toBe(1)
  await fetchReleasesDaily(place, after(24))
  expect(lists()).toBe(2)
})
