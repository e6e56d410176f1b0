import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BASE = 'debian:bookworm-slim'
/** Base image made of Debian's packages where no image registry is reachable. */
const OWN_BASE = 'localhost/happiness-first-base'
const SUITE = 'bookworm'

/** Why no image was written, in one line. */
export class ImageError extends Error {}

interface ImageOptions {
  /** The unpacked release. */
  folder: string
  containerfile: string
  version: string
  /** The archive to write. */
  file: string
}

/**
 * Writes a release as an OCI image, with buildah.
 *
 * @throws ImageError where that cannot be done on this machine
 */
export function writeImage({ folder, containerfile, version, file }: ImageOptions): void {
  if (spawnSync('buildah', ['--version']).error) {
    throw new ImageError(
      'There is no buildah on this machine (Debian: apt-get install buildah): no image was written.',
    )
  }
  const image = `localhost/happiness-first:${version}`
  const base = findBase()
  buildah(
    'build',
    '--isolation',
    'chroot',
    '--format',
    'oci',
    '--build-arg',
    `BASE=${base}`,
    '-t',
    image,
    '-f',
    containerfile,
    folder,
  )
  rmSync(file, { force: true })
  buildah('push', image, `oci-archive:${file}:happiness-first:${version}`)
}

function findBase(): string {
  if (spawnSync('buildah', ['pull', '--quiet', BASE], { stdio: 'ignore' }).status === 0) return BASE
  if (spawnSync('debootstrap', ['--version']).error) {
    throw new ImageError(
      `${BASE} cannot be fetched, and there is no debootstrap to make it of Debian’s packages: no image was written.`,
    )
  }
  console.log(`${BASE} cannot be fetched: a base is made of Debian’s packages …`)
  const root = mkdtempSync(join(tmpdir(), 'image-base-'))
  try {
    const made = spawnSync('debootstrap', ['--variant=minbase', SUITE, root], { stdio: 'ignore' })
    if (made.status !== 0) throw new ImageError('debootstrap failed: no image was written.')
    for (const path of [
      'var/cache/apt/archives',
      'var/lib/apt/lists',
      'usr/share/doc',
      'usr/share/locale',
      'usr/share/man',
    ])
      rmSync(join(root, path), { recursive: true, force: true })
    const container = buildah('from', 'scratch')
    buildah('copy', '--quiet', container, root, '/')
    buildah('commit', '--quiet', '--rm', container, OWN_BASE)
    return OWN_BASE
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** @returns its output */
function buildah(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('buildah', words, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout.trim()
  throw new ImageError(`buildah ${words[0]} failed: ${(stderr || stdout).trim().split('\n').at(-1)}`)
}
