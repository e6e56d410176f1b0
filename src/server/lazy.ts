/**
 * Puts off the opening of something large, here the mail library, until it is first needed.
 *
 * @returns `open`, which gives the same one each time, and `close`, which does nothing to what was never opened
 */
export function lazy<T extends { close(): void }>(make: () => Promise<T>) {
  let opened: Promise<T> | null = null
  return {
    open: (): Promise<T> => {
      opened ??= make()
      return opened
    },
    close: (): void => {
      // A failed opening was reported to its caller already.
      opened?.then((one) => one.close()).catch(() => undefined)
    },
  }
}
