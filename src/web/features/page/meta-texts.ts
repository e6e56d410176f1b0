import { useEffect, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** What the head of an article's or recipe's page says in words. */
export interface MetaTexts {
  title: string
  description: string
}

type Rules = typeof import('../../../domain/content/meta-texts.ts')

const loadRules = () => import('../../../domain/content/meta-texts.ts')

/** Where they are: on the server always, in the browser once a page was opened without being served. */
let known: Rules | null = import.meta.env.SSR ? await loadRules() : null

/**
 * The texts of an item's head by the rules of CONTENT-META-1. A page that was served has them in its head already:
 * there they are read back, and the rules not loaded. Until they come elsewhere, the tab says the item's own title.
 */
export function useMetaTexts(itemTitle: string, make: (rules: Rules) => MetaTexts): MetaTexts {
  const isAwake = useHydrated()
  const [served] = useState(() => (import.meta.env.SSR || isAwake ? null : readServedTexts()))
  const [rules, setRules] = useState(known)
  useEffect(() => {
    if (served || rules) return
    loadRules().then(
      (loaded) => {
        known = loaded
        setRules(loaded)
      },
      // The page is whole without them.
      () => undefined,
    )
  }, [])
  if (served) return served
  return rules ? make(rules) : { title: itemTitle, description: '' }
}

function readServedTexts(): MetaTexts {
  const description = document.head.querySelector<HTMLMetaElement>('meta[name="description"]')
  return { title: document.title, description: description?.content ?? '' }
}
