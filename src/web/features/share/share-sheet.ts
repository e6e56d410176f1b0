/** How the device's share sheet ended. In the browsers of some apps it does not open at all. */
export type ShareEnd = 'shared' | 'closed' | 'refused'

/** Opens the device's share sheet and resolves when it is closed. */
export async function openShareSheet(data: ShareData): Promise<ShareEnd> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    // `InvalidStateError` after a second press: the sheet is open already.
    const isNoRefusal = error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)
    return isNoRefusal ? 'closed' : 'refused'
  }
}
