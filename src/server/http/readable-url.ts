/** PostgreSQL takes no NUL, and nothing of ours has one in its address: a stranger's becomes the sign for what cannot be read. */
const NUL = /%00/g
const UNREADABLE = '%EF%BF%BD'
const FOR_PROGRAMS = /^\/(api|media)(\/|$)/
/** What stands before the path where a request names the whole address, as those to a proxy do (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?]*\/?/i

/**
 * A page's address as it can be read: one whose escapes mean nothing (`/50%-off`) is taken by its letters, so that
 * whoever follows it gets the page that says there is nothing there. Programs are told that they wrote it wrongly.
 * No path and no parameter holds a NUL.
 */
export function readableUrl(target: string): string {
  const url = target.replace(ORIGIN, '/').replace(NUL, UNREADABLE)
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (FOR_PROGRAMS.test(path) || canBeDecoded(path)) return url
  return path.replaceAll('%', '%25') + (mark === -1 ? '' : url.slice(mark))
}

function canBeDecoded(path: string): boolean {
  try {
    // Its result has to be used: the bundler drops a call made only for what it may throw.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}
