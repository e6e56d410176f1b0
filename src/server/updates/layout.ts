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

/** Where versions lie beside each other (UPDATE-PLACE-1): ROOT/releases/VERSION, and ROOT/current leads to one of them. */
export interface Layout {
  root: string
  /** The release whose code this is. */
  origin: string
}

const manifestSchema = z.object({ version: z.string() })

export function versionIn(folder: string): string {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version
}

/** The version of the code that runs. */
export function runningVersion(projectRoot = PROJECT_ROOT): string {
  return versionIn(projectRoot)
}

/** When this version was made, or checked out: no clock that is right stands before it. */
export function releaseTime(projectRoot = PROJECT_ROOT): Date {
  return statSync(join(projectRoot, 'package.json')).mtime
}

/** Whether this is an unpacked release: nowhere else are versions put beside each other. */
export function isRelease(projectRoot = PROJECT_ROOT): boolean {
  return existsSync(join(projectRoot, PROGRAM))
}

/** The layout a release lies in, or would make beside itself; null in a checkout. */
export function findLayout(projectRoot = PROJECT_ROOT): Layout | null {
  if (!isRelease(projectRoot)) return null
  const parent = dirname(projectRoot)
  return { root: basename(parent) === RELEASES ? dirname(parent) : parent, origin: projectRoot }
}

/** Whether it has been made. */
export function isLaidOut({ root }: Layout): boolean {
  return existsSync(join(root, CURRENT, PROGRAM))
}

export function folderOf({ root }: Layout, version: string): string {
  return join(root, RELEASES, version)
}

export function currentFolder({ root }: Layout): string {
  return join(root, CURRENT)
}

/** The version `current` leads to. */
export function currentVersion(layout: Layout): string {
  return versionIn(realpathSync(currentFolder(layout)))
}

/** The version the next start runs. */
export function startedVersion(layout: Layout): string {
  return isLaidOut(layout) ? currentVersion(layout) : runningVersion(layout.origin)
}

/** The versions that are here, the newest first; half unpacked ones are none. */
export function listVersions({ root }: Layout): string[] {
  const folder = join(root, RELEASES)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => isVersion(name) && existsSync(join(folder, name, PROGRAM)))
    .sort((one, other) => compareVersions(other, one))
}

/**
 * Makes the layout beside a release that was unpacked by hand, which stays where it is.
 *
 * @throws UpdateProblem when nothing can be made there
 */
export async function makeLayout(layout: Layout): Promise<void> {
  const { root, origin } = layout
  if (isLaidOut(layout)) return
  const version = versionIn(origin)
  try {
    await mkdir(join(root, RELEASES), { recursive: true })
    const place = folderOf(layout, version)
    // Given up half way before, it stands there already.
    if (origin !== place && lstatSync(place, { throwIfNoEntry: false }) === undefined)
      await symlink(relative(join(root, RELEASES), origin), place)
    await switchTo(layout, version)
  } catch (error) {
    const why = codeOf(error) || String(error)
    throw new UpdateProblem(
      `Versions cannot be put beside each other in ${root} (${why}): unpack the release into a folder of yours.`,
    )
  }
}

/** Lets `current` lead to another version, in one step that a power cut leaves done or undone. */
export async function switchTo({ root }: Layout, version: string): Promise<void> {
  const link = join(root, CURRENT)
  const made = `${link}.new`
  await rm(made, { force: true })
  await symlink(join(RELEASES, version), made)
  await rename(made, link)
  await syncFolder(root)
}

/** Removes versions but these, and what was left half unpacked. */
export async function keepOnly({ root }: Layout, versions: readonly string[]): Promise<void> {
  const folder = join(root, RELEASES)
  for (const name of readdirSync(folder))
    if (!versions.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
}
