import { loadAndShowLateFonts } from '../../ui/late-fonts.ts'
import { openShareSheet } from './share-sheet.ts'

/** Draws an SVG onto a canvas; the SVG must have its own width and height, which some browsers require. */
export async function drawSvg(
  context: CanvasRenderingContext2D,
  svg: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<void> {
  const image = new Image()
  const isLoaded = new Promise((resolve, reject) => {
    image.onload = resolve
    image.onerror = () => reject(new Error('The drawing could not be read'))
  })
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await isLoaded
  context.drawImage(image, x, y, width, height)
}

/** Creates a canvas and returns its drawing context. @throws Error where the device has no memory for it */
export function openCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The device has no room for a picture')
  return context
}

/** @param name of the file, without its extension */
export async function toPng({ canvas }: CanvasRenderingContext2D, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be made')
  return new File([blob], `${name}.png`, { type: 'image/png' })
}

/** Loads the page's fonts for drawing: a canvas does not load any by itself. */
export async function loadFaces(text: string): Promise<{ display: string; body: string }> {
  const style = getComputedStyle(document.documentElement)
  const faces = {
    display: style.getPropertyValue('--hf-font-display') || 'serif',
    body: style.getPropertyValue('--hf-font-body') || 'sans-serif',
  }
  // Without them the device's fonts are used. `mayMove`: the reader's own press may shift the page behind.
  await loadAndShowLateFonts({ mayMove: true })
  await Promise.allSettled([
    document.fonts.load(`800 40px ${faces.display}`, text),
    document.fonts.load(`600 40px ${faces.body}`, text),
  ])
  return faces
}

/** Truncates a text that is wider than its room. */
export function truncateToWidth(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let cut = text
  while (cut !== '' && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1)
  return `${cut.trimEnd()}…`
}

/** Downloads a file. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = file.name
  anchor.click()
  // The browser must have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Offers a file to the device's share sheet. @returns false where the device cannot share files, or refuses to */
export async function shareFile(
  file: File,
  { title, url }: { title: string; url?: string },
): Promise<boolean> {
  const data = { files: [file], title, ...(url && { url }) }
  return navigator.canShare?.(data) === true && (await openShareSheet(data)) !== 'refused'
}
