import { Download, Share2 } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { lastSevenDays, sayWeek } from '../../../domain/progress/progress.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { keptPose, poseOrFirst } from '../pose/kept-pose.ts'
import { downloadFile, shareFile } from '../share/picture-file.ts'
import { doneDays } from './done-days.ts'
import { doneThings } from './done-things.ts'
import { makeWeekPoster, POSTER } from './week-poster.ts'

/** A poster of the reader's week for download; it leaves the device only if the reader shares it (SUN-POSTER-1). */
export function PosterDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { site_name } = useSettings()
  const { siteUrl } = useSite()
  const { dishes, articles } = doneThings.use()
  const days = doneDays.use()
  const [now] = useState(Date.now)
  const week = useMemo(
    () => ({ days, dishes: lastSevenDays(dishes, now), articles: lastSevenDays(articles, now) }),
    [days, dishes, articles, now],
  )
  const pose = poseOrFirst(keptPose.use())
  const [made, setMade] = useState<{ file: File; shown: string } | 'failed' | null>(null)

  useEffect(() => {
    let isOver = false
    makeWeekPoster(week, pose, { siteName: site_name, host: new URL(siteUrl).host, now })
      .then(async (file) => ({ file, shown: await asAddress(file) }))
      .catch((): 'failed' => 'failed')
      .then((outcome) => {
        if (!isOver) setMade(outcome)
      })
    return () => {
      isOver = true
    }
  }, [week, pose, site_name, siteUrl, now])

  return (
    <Dialog open onClose={onClose} labelledBy={id} className="m-auto max-w-[min(460px,calc(100%-2rem))]">
      <div className="grid gap-4 p-6">
        <h2 id={id} className="type-h3 pr-10">
          Your week
        </h2>
        {made === 'failed' ? (
          <p role="alert">
            Your device could not make the picture. It may be short of memory: close a few tabs and try again.
          </p>
        ) : (
          <div className="bg-sunken" style={{ aspectRatio: `${POSTER.width} / ${POSTER.height}` }}>
            {made && <img src={made.shown} alt={sayWeek(week)} className="w-full" />}
          </div>
        )}
        {made && made !== 'failed' && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => downloadFile(made.file)}>
              <Download aria-hidden className="size-5" />
              Save as a picture
            </Button>
            {navigator.canShare?.({ files: [made.file] }) && (
              <Button look="line" onClick={() => void shareOrDownload(made.file)}>
                <Share2 aria-hidden className="size-5" />
                Share
              </Button>
            )}
          </div>
        )}
        <p className="type-small text-muted">Made on this device, sent to nobody.</p>
      </div>
    </Dialog>
  )
}

async function shareOrDownload(file: File): Promise<void> {
  if (!(await shareFile(file, { title: 'My week' }))) downloadFile(file)
}

function asAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture could not be shown'))
    reader.readAsDataURL(file)
  })
}
