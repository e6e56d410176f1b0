/** Product §7.1. */
const SIZE = 600

/** @returns false when the browser refused the window: then the link itself opens a tab */
export function openPopup(href: string): boolean {
  const left = Math.max(0, window.screenX + (window.outerWidth - SIZE) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - SIZE) / 2)
  const opened = window.open(href, '_blank', `popup,width=${SIZE},height=${SIZE},left=${left},top=${top}`)
  if (!opened) return false
  opened.opener = null
  return true
}
