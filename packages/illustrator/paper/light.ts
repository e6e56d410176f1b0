import { short, toRadians } from './scissors.ts'

/** A linear map: the picture's right and down directions along a turned, mirrored or scaled piece's own axes. */
type Frame = readonly [xx: number, xy: number, yx: number, yy: number]

const UPRIGHT: Frame = [1, 0, 0, 1]
/** Lower limit for small pieces' shadows; large pieces' shadows are not enlarged. */
const FLATTEST = 0.6

/** Opens a layer of a shadow: `dx`, `dy` in pixels of the finished picture. Only {@link shineDown} turns it into SVG. */
export function shadowLayer(dx: number, dy: number): string {
  return `<g shadow="${dx} ${dy}">`
}

/**
 * Rotates every shadow so that it falls straight down, however its piece was turned, mirrored or scaled: the whole
 * picture has one light.
 */
export function shineDown(drawing: string): string {
  const frames: Frame[] = [UPRIGHT]
  return drawing.replace(/<g(?: [^>]*)?>|<\/g>/g, (tag) => {
    if (tag === '</g>') {
      frames.pop()
      return tag
    }
    const frame = frames.at(-1) ?? UPRIGHT
    const [, dx, dy] = /shadow="([-\d.]+) ([-\d.]+)"/.exec(tag) ?? []
    frames.push(multiply(frame, readTransform(tag)))
    if (dx === undefined || dy === undefined) return tag
    const [x, y] = fall(frame, Number(dx), Number(dy))
    return tag.replace(/shadow="[^"]*"/, `transform="translate(${short(x)} ${short(y)})"`)
  })
}

function fall([xx, xy, yx, yy]: Frame, dx: number, dy: number): [number, number] {
  const area = xx * yy - xy * yx
  const size = Math.sqrt(Math.abs(area))
  const reach = Math.min(1, Math.max(FLATTEST, size))
  return [((yy * dx - xy * dy) / area) * reach, ((xx * dy - yx * dx) / area) * reach]
}

function readTransform(tag: string): Frame {
  const [, turn = '0'] = /rotate\(([-\d.]+)\)/.exec(tag) ?? []
  const [, across = '1', down = across] = /scale\(([-\d.]+)(?: ([-\d.]+))?\)/.exec(tag) ?? []
  const angle = toRadians(Number(turn))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos * Number(across), -sin * Number(down), sin * Number(across), cos * Number(down)]
}

function multiply([a, b, c, d]: Frame, [e, f, g, h]: Frame): Frame {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h]
}
