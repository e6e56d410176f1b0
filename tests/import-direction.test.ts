import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const SRC = resolve(import.meta.dirname, '../src')
const PACKAGES = resolve(import.meta.dirname, '../packages')

/** The top-level folders each folder may import from (docs/architecture.md). */
const MAY_IMPORT: Record<string, (target: string) => boolean> = {
  domain: (target) => target.startsWith('domain/'),
  web: (target) => /^(web|domain)\//.test(target),
  // The admin previews the plan as readers see it, with the readers' pages and player.
  admin: (target) => /^(admin|domain|web\/(ui|styles|features\/(movement|plan)))\//.test(target),
  command: (target) => /^(command|server|domain)\//.test(target),
  server: (target) => /^(server|domain)\//.test(target) || target === 'web/entry-server.tsx',
}

const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)['"](\.[^'"]+)['"]/g

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const sourceFiles = () => filesIn(SRC)

function wrongImports(file: string): string[] {
  const own = relative(SRC, file)
  const room = own.split('/')[0] ?? ''
  const allowed = MAY_IMPORT[room]
  if (!allowed) return [`${own} stands in no room`]
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, path = '']) => relative(SRC, resolve(dirname(file), path)))
    .filter((target) => !target.startsWith('..') && !allowed(target))
    .map((target) => `${own} imports ${target}`)
}

test('imports go in one direction: domain ← web ← admin, domain ← server; web by one entry', () => {
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(wrongImports)).toEqual([])
})

test('a package imports nothing of the product, and only the server imports packages', () => {
  const packages = filesIn(PACKAGES).filter((name) => !/\.test\.ts$/.test(name))
  expect(packages.length).toBeGreaterThan(50)
  const outside = packages.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, path = '']) => relative(PACKAGES, resolve(dirname(file), path)))
      .filter((target) => target.startsWith('..'))
      .map((target) => `${relative(PACKAGES, file)} imports ${target}`),
  )
  expect(outside).toEqual([])
  const users = sourceFiles().filter((file) => readFileSync(file, 'utf8').includes("from '@happiness/"))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((file) => !relative(SRC, file).startsWith('server/'))).toEqual([])
})

/** A static import of a file, including types. */
const STATIC_IMPORT = /^(?:import|export)\s+(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm

/** @returns the cycles in the graph, none if all arrows point downwards */
function findCircles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = []
  const finished = new Set<string>()
  const visit = (node: string, way: readonly string[]) => {
    const at = way.indexOf(node)
    if (at !== -1) circles.push([...way.slice(at), node].join(' → '))
    if (at !== -1 || finished.has(node)) return
    for (const next of arrows.get(node) ?? []) visit(next, [...way, node])
    finished.add(node)
  }
  for (const node of arrows.keys()) visit(node, [])
  return circles
}

/** Returns the imports between groups of files; imports within a group are omitted. */
function drawArrows(pattern: RegExp, groupOf: (file: string) => string | null) {
  const arrows = new Map<string, Set<string>>()
  for (const file of sourceFiles().filter((name) => !/\.test\.tsx?$/.test(name))) {
    const from = groupOf(relative(SRC, file))
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
      const to = groupOf(relative(SRC, resolve(dirname(file), path)))
      if (from === null || to === null || from === to) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

test.each(['server', 'server/store', 'domain', 'web', 'admin'])(
  'the folders of %s import in one direction',
  (house) => {
    const arrows = drawArrows(IMPORT, (file) => file.match(`^${house}/([^/]+)/`)?.[1] ?? null)
    expect(arrows.size).toBeGreaterThan(house === 'web' || house === 'admin' ? 2 : 8)
    expect(findCircles(arrows)).toEqual([])
  },
)

/**
 * Features that display parts of each other count as one: a rating is shown among the notes, notes on a recipe's lines,
 * tips in cook mode; a row of cards uses the columns of a grid. In the admin, panels beside an editor's text work on
 * that text, and the mail page shows how letters were delivered.
 */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  web: { cook: 'recipe', notes: 'recipe', grid: 'cards' },
  admin: {
    preview: 'editor',
    proofreader: 'editor',
    'recipe-box': 'editor',
    revisions: 'editor',
    mail: 'issues',
  },
}

test.each(['web', 'admin'])('the features of %s import in one direction', (house) => {
  const arrows = drawArrows(IMPORT, (file) => {
    const room = file.match(`^${house}/features/([^/]+)/`)?.[1] ?? null
    return room === null ? null : (TOGETHER[house]?.[room] ?? room)
  })
  expect(arrows.size).toBeGreaterThan(8)
  expect(findCircles(arrows)).toEqual([])
})

test('there are no circular imports', () => {
  const arrows = drawArrows(STATIC_IMPORT, (file) => file)
  expect(arrows.size).toBeGreaterThan(500)
  expect(findCircles(arrows)).toEqual([])
})

test('a circular import is found', () => {
  const arrows = new Map(Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['b']) }))
  expect(findCircles(arrows)).toEqual(['b → c → b'])
})

test('in the admin’s scope no area changes what applies to other areas', () => {
  const changing = sourceFiles().filter(
    (file) =>
      /src\/server\/api\/admin\//.test(file) &&
      /\b(?:add(?:Hook|ContentTypeParser)|set\w+Handler|decorate\w*|register)\(/.test(
        readFileSync(file, 'utf8'),
      ),
  )
  expect(changing.map((file) => relative(SRC, file)).sort()).toEqual([
    // Both are registered in their own scope (routes.ts).
    'server/api/admin/items/item-routes.ts',
    'server/api/admin/open-formats/routes.ts',
    'server/api/admin/routes.ts',
  ])
})

test('only config.ts reads the environment', () => {
  const readers = sourceFiles().filter(
    (file) =>
      /src\/server\//.test(file) &&
      /process\.env\b/.test(readFileSync(file, 'utf8')) &&
      !file.endsWith('.test.ts'),
  )
  expect(readers.map((file) => relative(SRC, file))).toEqual(['server/config.ts'])
})

test('the server reads the clock at startup and for file times; everything else is passed the time', () => {
  const readers = sourceFiles().filter(
    (file) =>
      /src\/(server|domain)\//.test(file) &&
      /Date\.now\(\)|new Date\(\)/.test(readFileSync(file, 'utf8')) &&
      !/\.test\.tsx?$/.test(file) &&
      // The updater is a separate program that waits for real processes.
      !/server\/updates\//.test(file),
  )
  expect(readers.map((file) => relative(SRC, file)).sort()).toEqual([
    'server/backup/backup-place.ts',
    'server/media/folder-store.ts',
    'server/seed/seed-process.ts',
    'server/services.ts',
    'server/start-site.ts',
  ])
})
