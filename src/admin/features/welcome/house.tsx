import { useId } from 'react'

const PINE = '#14312a'
const YOLK = '#f8be3f'
const POPPY = '#d4380f'
const FERN = '#2b5f4e'

/** The coach's house before the rising sun; its door opens at the end. The same by day and by night. */
export function House({ isOpen }: { isOpen: boolean }) {
  const id = useId()
  const shadow = `url(#${id})`
  return (
    <svg
      aria-hidden
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMax meet"
      className="relative -mx-5 mt-4 block h-auto w-[calc(100%+2.5rem)] max-w-none sm:mx-auto sm:w-105 lg:-mx-12 lg:w-[calc(100%+6rem)]"
    >
      <defs>
        <filter id={id} width="130%" height="140%" x="-15%" y="-15%">
          <feDropShadow dx="2" dy="5" floodColor={PINE} floodOpacity=".24" stdDeviation="2.5" />
        </filter>
      </defs>
      <path d="M16 400C16 234 152 98 320 97s304 137 304 303z" fill={YOLK} />
      <path
        filter={shadow}
        d="M-10 400v-52c70-34 150-46 232-30 60 12 96 34 140 36 92 4 170-42 292-26v72z"
        fill="#7da84b"
      />
      <path filter={shadow} d="M214 216l211-3 3 173-216 2z" fill="#fbfaf4" />
      <path filter={shadow} d="M188 222L322 112l131 106-30 2-101-4-103 6z" fill={PINE} />
      <path d="M372 110l28-1 1 62-28-22z" fill={PINE} />
      {isOpen ? <OpenDoor shadow={shadow} /> : <ShutDoor shadow={shadow} />}
      <path d="M232 282c0-13 9-23 20-23s20 10 20 23zM372 282c0-13 9-23 20-23s20 10 20 23z" fill="#c6e0e3" />
      <path d="M228 282h48v6h-48zM368 282h48v6h-48z" fill={FERN} />
      <path filter={shadow} d="M-10 400v-16c90-16 180-8 252-2l76 6 82-6c84-10 170-14 254 0v18z" fill={FERN} />
      <path d="M500 336c0-30 14-54 30-54s31 24 31 54zM526 334h8v34h-8z" fill={FERN} />
      <path d="M90 346c0-24 11-43 25-43s25 19 25 43zM111 344h8v30h-8z" fill={FERN} />
    </svg>
  )
}

function ShutDoor({ shadow }: { shadow: string }) {
  return (
    <>
      <path filter={shadow} d="M284 388v-78c0-22 16-40 36-40s37 18 37 40l1 77z" fill={POPPY} />
      <path d="M290 306c1-17 14-30 30-30s30 13 31 30z" fill={YOLK} />
      <circle cx="347" cy="338" r="4.5" fill={YOLK} />
    </>
  )
}

function OpenDoor({ shadow }: { shadow: string }) {
  return (
    <>
      <path d="M284 388v-78c0-22 16-40 36-40s37 18 37 40l1 77z" fill={YOLK} />
      <path filter={shadow} d="M284 388v-78c0-22 16-40 36-40l-16 130z" fill={POPPY} />
      <circle cx="297" cy="338" r="4" fill={YOLK} />
    </>
  )
}
