import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { copyText } from '../../ui/copy-text.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { QrCodeProps } from './qr-code.tsx'

/** A longer link makes the modules too small for a phone to read. */
const MAX_LENGTH = 1_300
/** Whether a link is short enough to be scanned from a screen. */
export function fitsQrCode(link: string): boolean {
  return link.length <= MAX_LENGTH
}

/** If its code fails to load, the link itself has to do. */
const DrawnQrCode = lazy(() => import('./qr-code.tsx').catch(() => ({ default: () => null })))

/** Shows a link as a QR code for a second phone; nothing where it would be too fine. */
export function QrCode(props: QrCodeProps) {
  return fitsQrCode(props.link) ? (
    <Suspense fallback={<span className={classNames('block', props.className)} />}>
      <DrawnQrCode {...props} />
    </Suspense>
  ) : null
}

/** A button that copies a link; where the browser refuses, the link is shown to be copied by hand. */
export function CopyLink({ link }: { link: string }) {
  const [isShown, setShown] = useState(false)
  async function copy() {
    if (await copyText(link)) showToast({ title: 'Link copied' })
    else setShown(true)
  }
  return (
    <>
      <Button look="line" size="small" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-5" />
        Copy the link
      </Button>
      {isShown && (
        <label className="grid gap-1 text-small">
          Your browser doesn’t let us copy. Here it is:
          <input readOnly value={link} onFocus={(event) => event.target.select()} className={INPUT_CLASS} />
        </label>
      )}
    </>
  )
}
