import { z } from 'zod'

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/
const versionField = z.string().regex(VERSION, 'A version is three numbers: 1.2.3')

/** One release in `releases.json` (RUN-RELEASE-2). */
export const releaseSchema = z.object({
  version: versionField,
  /** ISO 8601, a day. */
  date: z.iso.date(),
  /** What is new, in Markdown, for the coach. */
  notes: z.string(),
  /** Of the archive, in bytes. */
  size: z.int().positive(),
  /** Of the archive, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The lowest version that can be updated to it. */
  lowest: versionField,
})

export const releaseListSchema = z.object({ releases: z.array(releaseSchema) })

export type Release = z.infer<typeof releaseSchema>
export type ReleaseList = z.infer<typeof releaseListSchema>

export function isVersion(text: string): boolean {
  return VERSION.test(text)
}

/** Compares versions for sorting: below 0 when the first is older, 0 when they are equal. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)]
  const at = first.findIndex((number, index) => number !== second[index])
  return (first[at] ?? 0) - (second[at] ?? 0)
}

function numbersOf(version: string): number[] {
  return version.split('.').map(Number)
}

/** Returns the releases a site of this version can be updated to, newest first. */
export function releasesAfter(current: string, { releases }: ReleaseList): Release[] {
  return releases
    .filter(({ version }) => compareVersions(version, current) > 0)
    .filter(({ lowest }) => compareVersions(lowest, current) <= 0)
    .sort((one, other) => compareVersions(other.version, one.version))
}

/**
 * Returns the release of a version, if the site can be updated to it.
 *
 * @param version null for the newest one
 * @returns a sentence where it cannot; null where there is nothing newer
 */
export function chooseRelease(
  current: string,
  version: string | null,
  list: ReleaseList,
): Release | string | null {
  if (version === null) return releasesAfter(current, list)[0] ?? null
  if (!isVersion(version)) return `“${version}” is no version: a version is three numbers, such as 1.2.3.`
  if (version === current) return `You have ${current} already.`
  if (compareVersions(version, current) < 0)
    return `${version} is older than ${current}, which you have. The way back to the version before: happiness-first rollback`
  const release = list.releases.find((one) => one.version === version)
  if (!release) return `There is no version ${version} where updates come from.`
  if (compareVersions(release.lowest, current) > 0)
    return `${version} can only follow ${release.lowest} or newer, and you have ${current}. Update to ${release.lowest} first.`
  return release
}

/** Returns the file name of a release's archive, in the folder of the list. */
export function archiveName(version: string): string {
  return `happiness-first-${version}-linux-x64.tar.gz`
}

/** Adds a release to the list, replacing one of the same version; newest first. */
export function addRelease({ releases }: ReleaseList, release: Release): ReleaseList {
  const others = releases.filter(({ version }) => version !== release.version)
  return {
    releases: [...others, release].sort((one, other) => compareVersions(other.version, one.version)),
  }
}

/**
 * Returns the text under a version's heading in a changelog.
 *
 * @param changelog Markdown with a heading `## 1.2.3` for each version
 * @returns null when it has none
 */
export function notesOf(version: string, changelog: string): string | null {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version)
  return section?.slice(section.indexOf('\n')).trim() || null
}
