import sharp, { type SharpOptions } from 'sharp'

/** What shows through a picture: the page. */
const PAGE_COLOR = '#fafaf6'

/** The average of a picture on the page, as `#rrggbb`: shown while it loads. */
export async function averageColor(picture: Buffer, options: SharpOptions = {}): Promise<string> {
  const pixel = await sharp(picture, options)
    .flatten({ background: PAGE_COLOR })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
