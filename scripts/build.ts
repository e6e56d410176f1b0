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
// The admin is built separately, so that none of its code is shared into the readers' bundle.
for (const part of ['admin', 'site']) await buildPart(part)
for (const name of ['manifest.json', 'admin-manifest.json']) await nameByProject(join('dist/client', name))

// Compressed once here, so that the server only sends bytes; in parallel, since brotli's best quality is slow.
const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(files.map(compressFile))
removeOldAssets()

/** Removes the project's absolute path from a manifest, so that equal sources give equal bytes (RUN-RELEASE-1). */
async function nameByProject(manifest: string): Promise<void> {
  const text = await readFile(manifest, 'utf8')
  await writeFile(manifest, text.replaceAll(`${process.cwd()}/`, ''))
}

/** In a separate process: a build's memory is freed only when it ends. */
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
  // The part was killed, for example for lack of memory: this process ends the same way, so that the launcher notices.
  if (signal) process.kill(process.pid, signal)
  if (code !== 0) process.exit(1)
}

async function compressFile(path: string): Promise<void> {
  // Unchanged since the previous build.
  if (existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs > statSync(path).mtimeMs) return
  const bytes = await readFile(path)
  if (bytes.length < MIN_COMPRESSED_BYTES) return
  const best = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await writeFile(`${path}.br`, await brotli(bytes, best))
  await writeFile(`${path}.gz`, await gzip(bytes, { level: 9 }))
}
