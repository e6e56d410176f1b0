import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type * as EntryServer from '../../web/entry-server.tsx'

/** Vite's build: the render function, and the files of each page. */
export interface WebBuild {
  renderPage: typeof EntryServer.renderPage
  assetsFor: (routeId: string) => EntryServer.SentAssets
  /** The files of the admin, which no public page loads. */
  adminAssets: () => EntryServer.SentAssets
  /** The service worker's script; null where it is disabled, and pages do not register it. */
  serviceWorker: string | null
}

interface BuildOptions {
  /** False disables the service worker. */
  serviceWorker?: boolean
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
  }),
)

type Manifest = z.infer<typeof manifestSchema>

const CLIENT_ENTRY = 'src/web/entry-client.tsx'
const WAKE_ENTRY = 'src/web/entry-wake.ts'
const OFFLINE_ENTRY = 'src/web/entry-offline.ts'
/** The subsets of the fonts that every page needs (`fonts.css`). */
const PRELOADED_FONT = /-core-[^/]*\.woff2$/
const ADMIN_ENTRY = 'src/admin/entry-admin.tsx'
/** The part of the site's styles loaded for a medium only (`sheets-by-media.ts`). */
const MEDIA_SHEET = { entry: 'src/web/styles/site-media.css', media: 'print, (min-width: 30rem)' }

const NOTES_SHEET = 'src/web/features/notes/notes.css'

/** Opens the production build in `dist`. */
export async function openWebBuild(
  root: string,
  { serviceWorker = true }: BuildOptions = {},
): Promise<WebBuild> {
  const manifest = readManifest(join(root, 'dist/client/manifest.json'))
  const adminManifest = readManifest(join(root, 'dist/client/admin-manifest.json'))
  const entry: typeof EntryServer = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )
  const assets = new Map<string, EntryServer.SentAssets>()
  return {
    renderPage: entry.renderPage,
    assetsFor: (routeId) => {
      const known = assets.get(routeId)
      if (known) return known
      const made = findPageAssets(manifest, routeId, serviceWorker)
      assets.set(routeId, made)
      return made
    },
    adminAssets: () => findAssets(adminManifest, ADMIN_ENTRY),
    serviceWorker: serviceWorker ? readFileSync(join(root, 'dist/worker/service-worker.js'), 'utf8') : null,
  }
}

function readManifest(file: string): Manifest {
  if (!existsSync(file)) throw new Error('The site is not built yet: run npm run build')
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Finds the files a page is first shown with; everything for interactivity waits until it has been painted. */
function findPageAssets(manifest: Manifest, routeId: string, serviceWorker: boolean): EntryServer.SentAssets {
  const wake = manifest[WAKE_ENTRY]
  if (!wake) throw new Error(`The build knows no ${WAKE_ENTRY}: run npm run build`)
  const offline = serviceWorker ? findAssets(manifest, OFFLINE_ENTRY) : null
  const { scripts, modulePreloads, styles, fonts } = findAssets(
    manifest,
    CLIENT_ENTRY,
    `src/web/routes/${routeId}.tsx`,
  )
  return {
    styles,
    mediaSheet: { href: findAssets(manifest, MEDIA_SHEET.entry).scripts.join(), media: MEDIA_SHEET.media },
    notesSheet: findAssets(manifest, NOTES_SHEET).scripts.join(),
    scripts: [`/${wake.file}`],
    modulePreloads: [],
    fonts,
    wakeModules: [...new Set([...scripts, ...modulePreloads, ...(offline?.scripts ?? [])])],
  }
}

/** Finds what an entry and the route shown first load, including all static imports. */
function findAssets(manifest: Manifest, entryName: string, routeName?: string): EntryServer.SentAssets {
  const entry = manifest[entryName]
  if (!entry) throw new Error(`The build knows no ${entryName}: run npm run build`)
  const seen = new Set<string>()
  const loaded: Manifest[string][] = []
  // A chunk's imports come before it, as its styles require.
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports) visit(imported)
    loaded.push(chunk)
  }
  visit(entryName)
  const fonts = loaded.flatMap(({ assets }) => assets).filter((file) => PRELOADED_FONT.test(file))
  if (routeName) visit(routeName)
  const toUrls = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
  return {
    scripts: toUrls([entry.file]),
    styles: toUrls(loaded.flatMap(({ css }) => css)),
    modulePreloads: toUrls(loaded.map(({ file }) => file).filter((file) => file !== entry.file)),
    wakeModules: [],
    fonts: toUrls(fonts),
  }
}
