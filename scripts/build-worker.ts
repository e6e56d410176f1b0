import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { z } from 'zod'
import { noteBundledPackages } from './bundled-packages.ts'

const PUBLIC_ENTRIES = [
  'src/web/entry-wake.ts',
  'src/web/entry-client.tsx',
  'src/web/entry-offline.ts',
  'src/web/styles/site-media.css',
]
/** Fonts for other scripts are loaded when a page needs them; offline the device's own font is used. */
const SPARE_FONT = /\.woff2$/
const CORE_FONT = /-latin-core-[^/]*\.woff2$/
const BUILD_NAME_LENGTH = 12

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/**
 * Builds the service worker for the files in the folder, so that it can cache every file a reader's pages may load.
 * Written outside the public files: the server sends it, or the script that removes it, by a separate route.
 *
 * @param clientFolder the folder of the site's build, with its `manifest.json`
 */
export async function buildWorker(clientFolder: string, outDir: string): Promise<void> {
  const files = findReaderFiles(`${clientFolder}/manifest.json`)
  const name = createHash('sha256').update(files.join()).digest('hex').slice(0, BUILD_NAME_LENGTH)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [noteBundledPackages],
    define: {
      __BUILD__: JSON.stringify(name),
      __FILES__: JSON.stringify(files),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: {
        input: 'src/web/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** Finds the addresses of everything the public entries load, statically or dynamically. */
function findReaderFiles(manifestFile: string): string[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets]) {
      if (!SPARE_FONT.test(file) || CORE_FONT.test(file)) found.add(`/${file}`)
    }
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const entry of PUBLIC_ENTRIES) visit(entry)
  return [...found].sort()
}
