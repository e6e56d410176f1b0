import { useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../../web/ui/class-names.ts'

/** The light margin that cameras need, in modules. */
const MARGIN = 2

interface QrCodeProps {
  text: string
  /** Its description for screen readers. */
  label: string
  className?: string
}

/** A text as a QR code. Dark on light in every scheme, which cameras read more reliably. */
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
