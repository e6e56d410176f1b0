import { ArrowLeft, Printer } from 'lucide-react'
import { backupCalls, type CopyKey } from '../../../domain/backups/backup-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { BrandMark } from '../../../web/ui/brand-mark.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { ProofForm } from '../account/proof-form.tsx'

/** `/admin/backups/key`: the key of the copy as a sheet to print, after asking for the password (COPY-KEY-2). */
export function CopyKeyPage() {
  const show = useChange(backupCalls.copyKey)
  return (
    <>
      <div className="mb-4 flex max-w-[794px] flex-wrap items-center justify-between gap-3 print:hidden">
        <SiteLink href="/admin/backups" className="inline-flex min-h-11 items-center gap-2 font-[650]">
          <ArrowLeft aria-hidden className="size-5" />
          Backups
        </SiteLink>
        {show.data && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Print this sheet
          </Button>
        )}
      </div>
      {show.data ? (
        <Sheet {...show.data} />
      ) : (
        <>
          <PageHeader title="The key to your copy">
            Whoever holds it can read everything in the copy, so your password is asked for first.
          </PageHeader>
          <Panel title="Show the key sheet" className="max-w-120">
            <ProofForm
              action={show}
              onProof={({ password }) => show.mutate({ body: { password } })}
              label="Show the sheet"
            />
          </Panel>
        </>
      )}
    </>
  )
}

/** One A4 page, black on white in every scheme: the QR code and the words contain the same key. */
function Sheet({ words, place, command }: CopyKey) {
  const { time_zone } = useSite()
  const printedAt = formatDateAndTime(new Date().toISOString(), time_zone)
  return (
    <article className="grid max-w-[794px] grid-cols-1 gap-6 bg-[#fff] p-5 text-[#14312a] shadow-lift scheme-light sm:p-14 print:p-0 print:shadow-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2.5 font-display text-lead font-[650]">
          <BrandMark className="size-8" />
          Happiness First
        </p>
        <p className="text-small">{printedAt}</p>
      </div>
      <div className="grid gap-2">
        <h1 className="type-page">The key to your copy</h1>
        <p className="max-w-[52ch] wrap-anywhere">
          A copy of your site is kept at {place}, locked. This sheet is the only thing that opens it when your
          machine is gone. Whoever holds it can read everything.
        </p>
      </div>
      <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          text={words.join(' ')}
          label="The 24 words, for a phone’s camera"
          className="size-60 border-2 border-[#14312a] p-2"
        />
        <ol className="grid list-decimal gap-2 pl-5 marker:font-display marker:font-[650]">
          <li>Print it. Don’t mail it, and keep no photo of it.</li>
          <li>Keep it with your passport. A second sheet at a friend’s is wise.</li>
          <li>
            To come back, on an empty machine: type the words. A phone that reads the square shows the same
            words to paste.
          </li>
        </ol>
      </div>
      <div className="grid gap-3">
        <h2 className="font-body text-[1rem] font-[650]">The same key in 24 words, in this order</h2>
        <ol className="grid grid-cols-2 overflow-clip rounded-field border-2 border-[#14312a] sm:grid-cols-4 print:grid-cols-4">
          {words.map((word, index) => (
            // Words may be repeated, so their index is the key.
            <li
              key={`${index + 1} ${word}`}
              className="flex items-baseline gap-3 border-b border-[#c8cfc9] px-3 py-1.5"
            >
              <span className="w-5 flex-none text-label">{index + 1}</span>
              <span className="font-display text-lead font-[650]">{word}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid gap-1">
        <h2 className="font-body text-[1rem] font-[650]">The line that brings everything back</h2>
        <p className="font-mono text-small wrap-anywhere">{command}</p>
        {place.startsWith('s3:') && (
          <p className="text-small">
            With the name and the key of the store before its host: s3://KEY:SECRET@host/…
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-4 pt-4 text-label">
        <p className="border-b border-[#14312a] pb-6">Printed by</p>
        <p className="border-b border-[#14312a] pb-6">Kept at</p>
      </div>
    </article>
  )
}
