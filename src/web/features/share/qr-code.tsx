import { useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../../ui/class-names.ts'

/** A longer link makes squares too small for a phone to read. */
const MAX_LENGTH = 1_300
/** The empty border a reader needs, in modules. */
const MARGIN = 2

/** Whether a link is short enough to be read from a screen. */
export function fitsQrCode(link: string): boolean {
  return link.length <= MAX_LENGTH
}

/** A link as a square that a second phone can read; nothing where it would be too fine. */
export function QrCode({ link, label, className }: { link: string; label: string; className?: string }) {
  const code = useMemo(() => {
    if (!fitsQrCode(link)) return null
    const { data, size } = encode(link, { ecc: 'L', border: MARGIN })
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: path.join('') }
  }, [link])
  if (!code) return null
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-paper bg-[#fff]', className)}
    >
      <path d={code.path} fill="#14312a" />
    </svg>
  )
}
