import { z } from 'zod'

const WIDTHS = [400, 480, 800, 1200, 1600]
const ACCEPTS = ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']
const items = z.array(z.object({ featured_image_url: z.string().nullable() }))

export interface PictureRequest {
  path: string
  accept: string
}

/** Lists different variants of the sample site's pictures, each of which must be generated on its first request. */
export async function listPictureRequests(url: string, count: number): Promise<PictureRequest[]> {
  const found: PictureRequest[] = []
  const addresses = new Set<string>()
  for (const kind of ['articles', 'recipes']) {
    const answer = items.parse(await (await fetch(`${url}/api/public/${kind}`)).json())
    for (const { featured_image_url } of answer) if (featured_image_url) addresses.add(featured_image_url)
  }
  for (const accept of ACCEPTS) {
    for (const width of WIDTHS) {
      for (const address of addresses) {
        const { pathname } = new URL(address, url)
        const [, shownWidth = '', shownHeight = ''] = /w_(\d+),h_(\d+)/.exec(pathname) ?? []
        const height = Math.round((width * Number(shownHeight)) / Number(shownWidth))
        found.push({ path: pathname.replace(/w_\d+,h_\d+/, `w_${width},h_${height}`), accept })
      }
    }
  }
  return found.slice(0, count)
}
