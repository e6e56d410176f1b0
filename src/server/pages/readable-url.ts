const FOR_PROGRAMS = /^\/(api|media)(\/|$)/

/**
 * A page's address as it can be read: one whose escapes mean nothing (`/50%-off`) is taken by its letters, so that
 * whoever follows it gets the page that says there is nothing there. Programs are told that they wrote it wrongly.
 */
export function readableUrl(url: string): string {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (FOR_PROGRAMS.test(path) || canBeDecoded(path)) return url
  return path.replaceAll('%', '%25') + (mark === -1 ? '' : url.slice(mark))
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
