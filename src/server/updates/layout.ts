import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { compareVersions, isVersion } from '../../domain/updates/releases.ts'
import { codeOf } from '../error-causes.ts'
import { syncFolder } from '../files.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { UpdateProblem } from './update-problem.ts'

export const PROGRAM = 'happiness-first'
const RELEASES = 'releases'
const CURRENT = 'current'

/** Folders of the installed versions (UPDATE-PLACE-1): ROOT/releases/VERSION, and ROOT/current, a link to one of them. */
export interface Layout {
  root: string
  /** The release that contains the running code. */
  origin: string
}

const manifestSchema = z.object({ version: z.string() })

export function versionIn(folder: string): string {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version
}

/** Returns the version of the running code. */
export function runningVersion(projectRoot = PROJECT_ROOT): string {
  return versionIn(projectRoot)
}

/** Returns when this version was made, or checked out: a correct clock is not earlier. */
export function releaseTime(projectRoot = PROJECT_ROOT): Date {
  return statSync(join(projectRoot, 'package.json')).mtime
}

/** Whether this is an unpacked release: only releases can be installed side by side. */
export function isRelease(projectRoot = PROJECT_ROOT): boolean {
  return existsSync(join(projectRoot, PROGRAM))
}

/** Finds the layout a release is in, or would create around itself; null in a checkout. */
export function findLayout(projectRoot = PROJECT_ROOT): Layout | null {
  if (!isRelease(projectRoot)) return null
  const parent = dirname(projectRoot)
  return { root: basename(parent) === RELEASES ? dirname(parent) : parent, origin: projectRoot }
}

/** Whether the layout was created. */
export function isLayoutCreated({ root }: Layout): boolean {
  return existsSync(join(root, CURRENT, PROGRAM))
}

export function folderOf({ root }: Layout, version: string): string {
  return join(root, RELEASES, version)
}

export function currentFolder({ root }: Layout): string {
  return join(root, CURRENT)
}

/** Returns the version `current` leads to. */
export function currentVersion(layout: Layout): string {
  return versionIn(realpathSync(currentFolder(layout)))
}

/** Returns the version the next start runs. */
export function nextStartVersion(layout: Layout): string {
  return isLayoutCreated(layout) ? currentVersion(layout) : runningVersion(layout.origin)
}

/** Lists the installed versions, newest first; partially unpacked ones are skipped. */
export function listVersions({ root }: Layout): string[] {
  const folder = join(root, RELEASES)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => isVersion(name) && existsSync(join(folder, name, PROGRAM)))
    .sort((one, other) => compareVersions(other, one))
}

/**
 * Creates the layout around a manually unpacked release, which stays in place.
 *
 * @throws UpdateProblem when nothing can be created there
 */
export async function makeLayout(layout: Layout): Promise<void> {
  const { root, origin } = layout
  if (isLayoutCreated(layout)) return
  const version = versionIn(origin)
  try {
    await mkdir(join(root, RELEASES), { recursive: true })
    const place = folderOf(layout, version)
    // It already exists after an interrupted attempt.
    if (origin !== place && lstatSync(place, { throwIfNoEntry: false }) === undefined)
      await symlink(relative(join(root, RELEASES), origin), place)
    await setCurrentVersion(layout, version)
  } catch (error) {
    const why = codeOf(error) || String(error)
    throw new UpdateProblem(
      `Versions cannot be put beside each other in ${root} (${why}): unpack the release into a folder of yours.`,
    )
  }
}

/** Makes `current` lead to another version, atomically also in a power failure. */
export async function setCurrentVersion({ root }: Layout, version: string): Promise<void> {
  const link = join(root, CURRENT)
  const made = `${link}.new`
  await rm(made, { force: true })
  await symlink(join(RELEASES, version), made)
  await rename(made, link)
  await syncFolder(root)
}

/** Removes all versions but these, and partially unpacked ones. */
export async function keepOnly({ root }: Layout, versions: readonly string[]): Promise<void> {
  const folder = join(root, RELEASES)
  for (const name of readdirSync(folder))
    if (!versions.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
}
