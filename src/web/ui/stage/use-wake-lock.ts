import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while it is shown.
 *
 * @param isWanted false lets it dim
 * @returns whether it does; false where the device does not let it
 */
export function useWakeLock(isWanted = true): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isWanted) return setHeld(false)
    let lock: WakeLockSentinel | null = null
    let isOver = false
    // The browser lets go when the page is hidden: it is taken again on return.
    const take = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) return void taken.release().catch(() => undefined)
        lock = taken
        taken.addEventListener('release', () => setHeld(false))
        setHeld(true)
      } catch {
        // Little battery, or forbidden: the page says that the screen may dim.
        setHeld(false)
      }
    }
    void take()
    const onVisibility = () => void take()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [isWanted])
  return isHeld
}
