import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'

/** Copies a text. @returns false where the browser does not let us */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A button that copies a link; where the browser does not let us, the link is shown to be copied by hand. */
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
