import { useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../../web/ui/class-names.ts'

/** Light all around it, in squares, as cameras need it. */
const MARGIN = 2

interface QrCodeProps {
  text: string
  /** What it is, for a screen reader. */
  label: string
  className?: string
}

/** A text for a camera. It stays dark on light in every scheme: cameras read it more surely. */
export function QrCode({ text, label, className = 'size-52' }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: MARGIN })
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: code.size, path: squares.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-paper', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
