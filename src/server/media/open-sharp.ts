import type Sharp from 'sharp'

let opened: Promise<typeof Sharp> | null = null

/**
 * The library that reads and makes pictures, loaded with the first one: a site whose pictures are all made holds
 * 20 MB less without it.
 */
export function openSharp(): Promise<typeof Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    // The queue decides how many pictures are made at once; a picture using every core would undo that. Nothing here
    // opens the same file twice, so libvips' own cache would only hold memory.
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return opened
}
