import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { keepFormerAssets } from './former-assets.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/
const MIN_COMPRESSED_BYTES = 512

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

const removeOldAssets = keepFormerAssets('dist/client')
// The admin by itself, so that nothing it needs is shared into what readers load.
for (const part of ['admin', 'site']) await buildPart(part)
for (const name of ['manifest.json', 'admin-manifest.json']) await nameByProject(join('dist/client', name))

// Compressed once here, so that the server only ever sends bytes; side by side, since brotli's best takes its time.
const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(files.map(compressFile))
removeOldAssets()

/** Where the project lies is in a manifest as well: without it, the same sources are the same bytes (RUN-RELEASE-1). */
async function nameByProject(manifest: string): Promise<void> {
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replaceAll(`${process.cwd()}/`, ''))
}

/** In a process of its own: what a build takes in memory it gives back only when it ends. */
async function buildPart(part: string): Promise<void> {
  const args = [...process.execArgv, 'scripts/build-part.ts', part]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  const stop = () => child.kill()
  process.on('SIGTERM', stop)
  const [code, signal]: [number | null, NodeJS.Signals | null] = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (...ended) => resolve(ended))
  })
  process.off('SIGTERM', stop)
  // Ended from outside, memory being short for one: so are we, and the launcher can tell.
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) process.exit(1)
}

async function compressFile(path: string): Promise<void> {
  // Kept from the build before.
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs > statSync(path).mtimeMs) return
  const bytes = await readFile(path)
  if (bytes.length < MIN_COMPRESSED_BYTES) return
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await writeFile(`${path}.br`, await brotli(bytes, best))
  await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }))
}
