import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../../ui/class-names.ts'

/** The empty border a scanner needs, in modules. */
const MARGIN = 2

export interface QrCodeProps {
  link: string
  /** Its description for screen readers. */
  label: string
  className?: string
}

/** A link as a QR code for a second phone. */
export default function DrawnQrCode({ link, label, className }: QrCodeProps): ReactNode {
  const code = useMemo(() => {
    const { data, size } = encode(link, { ecc: 'L', border: MARGIN })
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: path.join('') }
  }, [link])
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
