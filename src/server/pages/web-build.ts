import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type * as EntryServer from '../../web/entry-server.tsx'

/** What Vite built: the function that renders, and where each page's files are. */
export interface WebBuild {
  renderPage: typeof EntryServer.renderPage
  assetsFor: (routeId: string) => EntryServer.PageAssets
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

/** Opens the production build in `dist`. */
export async function openWebBuild(root: string): Promise<WebBuild> {
  const manifestFile = join(root, 'dist/client/manifest.json')
  if (!existsSync(manifestFile)) throw new Error('The site is not built yet: run npm run build')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const entry: typeof EntryServer = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )
  const assets = new Map<string, EntryServer.PageAssets>()
  return {
    renderPage: entry.renderPage,
    assetsFor: (routeId) => {
      const known = assets.get(routeId)
      if (known) return known
      const made = findAssets(manifest, routeId)
      assets.set(routeId, made)
      return made
    },
  }
}

function findAssets(manifest: Manifest, routeId: string): EntryServer.PageAssets {
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error('The build names no entry for the browser')
  const route = manifest[`src/web/routes/${routeId}.tsx`]
  const chunks = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(chunk.file)) return
    chunks.add(chunk.file)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const imported of entry.imports) visit(imported)
  if (route) visit(`src/web/routes/${routeId}.tsx`)
  const toUrl = (file: string) => `/${file}`
  return {
    scripts: [toUrl(entry.file)],
    styles: [...new Set([...entry.css, ...(route?.css ?? [])])].map(toUrl),
    modulePreloads: [...chunks].filter((file) => file !== entry.file).map(toUrl),
    fonts: entry.assets.filter((file) => file.endsWith('.woff2')).map(toUrl),
  }
}
