import { foldedWords, indexText } from '../text/search-terms.ts'

/** Words without a subject, in searches and in messages. */
const EMPTY_WORDS = new Set(
  `a about after again all also always am an and any anything are as ask at be because been before being best between both but by
  can cannot could day days dear did do does doing done down during each email even ever every few find first for from get give
  go going good got great had happy has have having he hello help her here hey hi him his hope how however i if in into is it its
  just kind know last let letter like little long look lot love loved lovely made make makes many maybe me message more most much
  must my need never new next no not now of off often ok okay old on once one only or other our out over own page people please
  put question questions quite read really recipe recipes regards right said same say see she should since site so some something
  soon start still such sure take tell than thank thanks that the their them then there these they thing things think this those
  though time times to today too tried try two under until up us use used very wanted want was way we website week weeks well went
  were what when where which while who why will wish with wonder wondering would wrote year years yes yet you your article
  articles coach write post wrong much kindly greetings best cheers idea ideas against help advice advise suggest suggestion
  recommend tip tips possible better difference matter mean need work works way ways able happen feel felt eat eating cook cooking come comes came bring brings
  keep keeps seem seems enough able around away advance reply together instead rather`.split(/\s+/),
)

/** Returns the stem of a word, used for comparison. */
export function stemOf(word: string): string {
  return indexText(word).split(' ').at(-1)?.slice(1) ?? word
}

const EMPTY_STEMS = new Set([...EMPTY_WORDS].map(stemOf))

/** Returns the distinct words that tell a text's subject, with their stems. */
export function subjectWords(text: string): { word: string; stem: string }[] {
  const words = new Map<string, string>()
  for (const word of foldedWords(text.replace(/[’']\w{1,2}\b/g, ''))) {
    const stem = stemOf(word)
    if (word.length < 3 || EMPTY_WORDS.has(word) || EMPTY_STEMS.has(stem) || /\d/.test(word)) continue
    if (!words.has(stem)) words.set(stem, word)
  }
  return [...words].map(([stem, word]) => ({ stem, word }))
}

/** Returns the key of a text's subject: its stems, in any order. */
export function subjectKey(text: string): string {
  return subjectWords(text)
    .map(({ stem }) => stem)
    .sort()
    .join('-')
    .slice(0, 80)
}
