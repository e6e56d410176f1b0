import { showToast } from '../../../web/ui/toast.ts'

/** Copies a text and says whether it worked (SHARE-COPY-1). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied!' })
  } catch {
    showToast({
      kind: 'alert',
      title: 'Copy failed',
      description: 'Please try selecting and copying the text manually.',
    })
  }
}
