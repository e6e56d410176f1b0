import { LEAD_PAPERS } from '../../../domain/movement/figure/draw-figure.ts'
import type { Pose } from '../../../domain/movement/figure/skeleton.ts'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { Week } from '../../../domain/progress/progress.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { drawPosed, REACH } from '../pose/pose-card.ts'
import { drawSvg, loadFaces, openCanvas, toPng, truncateToWidth } from '../share/picture-file.ts'
import { papersOfSunrise } from './friends.ts'

export const POSTER = { width: 1080, height: 1520 } as const
const INK = LEAD_PAPERS.hair
const YOLK = '#f8be3f'
const MARGIN = 80
const FLOOR = 1340
const MAX_NAMES = 5
/** Radii in px: the sun behind the figure, the largest (beside lists, or alone), and the maximum step between suns. */
const SUNRISE = { smallest: 330, besideLists: 490, alone: 720, step: 70 } as const

interface PosterWords {
  siteName: string
  host: string
  /** The time of creation, in ms since 1970. */
  now: number
}

/**
 * Creates a downloadable picture of the reader's week, on this device (SUN-POSTER-1).
 *
 * @throws Error when the device cannot create it
 */
export async function makeWeekPoster(week: Week, pose: Pose, words: PosterWords): Promise<File> {
  const { width, height } = POSTER
  const context = openCanvas(width, height)
  const faces = await loadFaces([words.siteName, words.host, ...week.dishes, ...week.articles].join(' '))
  const write = (text: string, x: number, y: number, font: string, room = width - MARGIN - x) => {
    context.font = font
    context.fillText(truncateToWidth(context, text, room), x, y)
  }
  const display = (size: number) => `800 ${size}px ${faces.display}`
  const body = (size: number) => `600 ${size}px ${faces.body}`

  context.fillStyle = '#fbe3a2'
  context.fillRect(0, 0, width, height)
  context.fillStyle = INK
  write('My week', MARGIN, 176, display(116))
  write(sayDates(words.now), MARGIN, 240, body(36))
  drawSuns(context, week.days)
  const hasBoth = week.dishes.length > 0 && week.articles.length > 0
  const column = hasBoth ? (width - 3 * MARGIN) / 2 : width - 2 * MARGIN
  const list = (title: string, names: readonly string[], x: number) => {
    if (names.length === 0) return
    write(title, x, 520, display(44), column)
    const shown = names.length > MAX_NAMES ? names.slice(0, MAX_NAMES - 1) : names
    shown.forEach((name, index) => {
      write(name, x, 580 + index * 50, body(32), column)
    })
    if (shown.length < names.length)
      write(`and ${names.length - shown.length} more`, x, 580 + shown.length * 50, body(32), column)
  }
  context.fillStyle = INK
  list('Cooked', week.dishes, MARGIN)
  list('Read', week.articles, hasBoth ? MARGIN * 2 + column : MARGIN)

  const hasList = week.dishes.length + week.articles.length > 0
  drawSunrise(context, week.days.length, hasList ? SUNRISE.besideLists : SUNRISE.alone)
  context.fillStyle = '#2b5f4e'
  context.fillRect(0, FLOOR, width, height - FLOOR)
  const drawn = { width: 580, height: (580 * REACH.height) / REACH.width }
  const under = (drawn.height * (REACH.height + REACH.y)) / REACH.height
  await drawSvg(context, drawPosed(pose, drawn), {
    x: (width - drawn.width) / 2,
    y: FLOOR + 10 + under - drawn.height,
    ...drawn,
  })
  context.textAlign = 'center'
  context.fillStyle = '#f6f4e9'
  write(words.siteName, width / 2, FLOOR + 92, display(54), width - 2 * MARGIN)
  write(words.host, width / 2, FLOOR + 144, body(30), width - 2 * MARGIN)
  return toPng(context, 'my-week')
}

function sayDates(now: number): string {
  const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
  return dates.formatRange(now - 6 * DAY, now)
}

/** Draws a sun for each day done, one behind the other; at least one. */
function drawSunrise(context: CanvasRenderingContext2D, days: number, largest: number): void {
  const papers = papersOfSunrise(days)
  const step = Math.min(SUNRISE.step, (largest - SUNRISE.smallest) / Math.max(1, papers.length - 1))
  papers.forEach((paper, index) => {
    context.fillStyle = paper
    context.beginPath()
    context.arc(POSTER.width / 2, FLOOR, SUNRISE.smallest + (papers.length - 1 - index) * step, Math.PI, 0)
    context.fill()
  })
}

/** Draws the days of the plan in a row: a risen sun with a tick for a done day, an empty bowl for an open one. */
function drawSuns(context: CanvasRenderingContext2D, done: readonly number[]): void {
  const step = (POSTER.width - 2 * MARGIN) / PLAN_DAYS
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (let day = 1; day <= PLAN_DAYS; day += 1) {
    const [x, y] = [MARGIN + step * (day - 0.5), 356]
    context.beginPath()
    if (done.includes(day)) {
      context.arc(x, y, 54, 0, 2 * Math.PI)
      context.fillStyle = YOLK
      context.fill()
      context.beginPath()
      context.moveTo(x - 22, y + 2)
      context.lineTo(x - 6, y + 18)
      context.lineTo(x + 24, y - 16)
      context.lineWidth = 9
    } else {
      context.arc(x, y, 54, 0, Math.PI)
      context.closePath()
      context.lineWidth = 4
    }
    context.strokeStyle = INK
    context.stroke()
  }
}
