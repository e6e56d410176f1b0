import type { Remark, Rule } from './finding.ts'
import { type Passage, placesOf, type Sentence, sentencesOf } from './prose.ts'
import type { ItemSubject } from './subjects.ts'

const ILLNESS =
  "cancer|diabetes|arthritis|osteoporosis|depression|anxiety|dementia|alzheimer(?:[’']s)?|asthma|hypertension|(?:high )?blood pressure|heart disease|heart attacks?|strokes?|migraines?|back pain|knee pain|hip pain|joint pain|chronic pain|pain|inflammation|insomnia|ibs|pcos|endometriosis|menopause|hot flushes|hot flashes|obesity|infections?|colds?|flu|covid(?:-19)?|disease|illness(?:es)?"
const CURES = new RegExp(
  String.raw`\b(?:cures?|heals?|reverses?|eliminates?|gets? rid of|treats?|prevents?|fix(?:es)?|ends?)\s+(?:(?:your|all|most|any|the|chronic|type 2)\s+){0,2}(?:${ILLNESS})\b`,
  'gi',
)
const PROMISES =
  /\b(?:lose|drop|shed|melt)\s+(?:up to\s+)?\d+\s*(?:kg|kilos?|pounds?|lbs?|stone|inch(?:es)?|cm)\b(?:\s+in\b[^.]{0,30})?|\bguaranteed (?:results|weight loss|to work)\b|\b(?:miracle|magic) (?:cure|food|pill|diet|drink|workout)s?\b|\b(?:clinically|scientifically) proven\b|\bdoctors (?:hate|don['’]t want)\b|\b100 ?% (?:safe|effective|natural cure)\b/gi
const EFFECTS = new RegExp(
  String.raw`\b(?:lowers?|reduces?|cuts?|improves?|fights?|combats?|controls?|regulates?|normali[sz]es?|protects?(?: you)? (?:from|against)|strengthens?|wards? off)\s+(?:(?:your|the|all|most|any|chronic|type 2|high|risk of)\s+){0,4}(?:${ILLNESS}|blood sugar|cholesterol|immune system|immunity|bone density)\b`,
  'gi',
)
/** It is said as what may be, not as what will. */
const HEDGED = /\b(?:may|might|could|sometimes|seems? to|for some|appears? to)\b[^.;]{0,30}$/i
const MYTHS =
  /\b(?:detox(?:es|ing|ify|ifies)?|cleans(?:e|es|ing) (?:your|the) (?:liver|body|system|gut|colon|blood))\b|\bflush(?:es)? (?:out )?toxins?\b|\b(?:boosts?|revs? up|speeds? up|kick-?starts?|fires? up) (?:your |the )?(?:metabolism|immune system|immunity)\b|\b(?:burns?|melts?|torch(?:es)?|blasts?) (?:away )?(?:belly |body |stubborn )?fat\b|\btone(?:s)? your (?:tummy|belly|thighs)\b|\balkali[sz](?:e|es|ing) (?:your|the) (?:body|blood)\b|\bsuper-?foods?\b|\bbalances? (?:your )?hormones\b/gi
const STUDIES =
  /\b(?:stud(?:y|ies)|research(?:ers)?|scientists?|science|experts?|doctors|data|evidence)\s+(?:has |have |also |now |clearly )?(?:shows?|shown|suggests?|suggested|says?|agrees?|proves?|proven|finds?|found|confirms?|confirmed|tells? us)\b|\baccording to (?:a |one |several |many |recent |new )?(?:stud(?:y|ies)|research|experts|scientists)\b|\b\d{1,3} ?(?:%|per ?cent) (?:of (?:all )?(?:women|people|adults|us)|more likely|less likely|lower risk|higher risk)\b/gi
const SAYS_NOT =
  /\b(?:not|no|never|nothing|cannot|can['’]t|doesn['’]t|don['’]t|won['’]t|isn['’]t|nobody|without|neither|hardly|myth|nonsense|claims?|promises?|so-called|forget)\b/i

const MEDICAL =
  /\b(?:pregnan(?:t|cy)|post-?partum|breast-?feeding|medication|tablets|blood thinners|insulin|pelvic floor|prolapse|hernia|diastasis|surgery|operation|heart condition|slipped disc|osteoporosis|herniated)\b/gi
const SENDS_TO_DOCTOR =
  /\b(?:doctor|gp|physician|physio(?:therapist)?|midwife|nurse|pharmacist|dietitian|specialist|health professional|medical advice)\b/i

/** Whether a sentence, or the link in it, denies what it names or says where it is known from. */
function isDenied({ text }: Sentence, at: number): boolean {
  return SAYS_NOT.test(text.slice(0, at)) || /\?$/.test(text)
}

/** The disclaimer in the text itself: general advice, and somebody to ask. */
const DISCLAIMER =
  /\b(?:(?:not|no substitute for|does not replace) (?:a substitute for )?(?:professional )?medical advice|(?:talk|speak) (?:to|with) (?:your|a) (?:doctor|gp|physician|midwife|physio\w*|dietitian|health professional)|(?:ask|see|consult|check with) (?:your|a) (?:doctor|gp|physician|midwife|physio\w*|dietitian|health professional))\b/i

/** Links of the paragraph count as its source. */
function hasSource({ source, start, text }: Passage): boolean {
  const written = source.slice(start, start + text.length)
  return /\]\(|\]\[|https?:\/\/|\[\^/.test(written)
}

/** A claim has its source in the paragraph, or the text its disclaimer. */
function isBacked(passages: readonly Passage[]): (passage: Passage) => boolean {
  const hasDisclaimer = passages.some(({ text }) => DISCLAIMER.test(text))
  return (passage) => hasDisclaimer || hasSource(passage)
}

function claims(
  passages: readonly Passage[],
  pattern: RegExp,
  say: (words: string) => string,
  isExcused: (passage: Passage) => boolean = () => false,
  isHedged: (before: string) => boolean = () => false,
): Remark[] {
  return passages.flatMap((passage) => {
    const places = placesOf(passage, pattern)
    if (places.length === 0 || isExcused(passage)) return []
    const sentences = sentencesOf(passage)
    return places.flatMap(({ match, start, end }) => {
      const sentence = sentences.find((one) => one.start <= start && start < one.end)
      if (sentence && isDenied(sentence, start - sentence.start)) return []
      if (sentence && isHedged(sentence.text.slice(0, start - sentence.start))) return []
      return [{ field: passage.field, start, end, about: match[0], message: say(match[0]) }]
    })
  })
}

/** What a coach may not promise, and what wants a source (product §31.4). */
export const HEALTH_RULES: readonly Rule<ItemSubject>[] = [
  {
    id: 'health-claim',
    level: 'error',
    find: ({ passages }) =>
      claims(
        passages,
        CURES,
        (words) =>
          `“${words}” promises what only medicine may. Say what you have seen (“often eases”, “can help with”), or link to a source.`,
        isBacked(passages),
      ),
  },
  {
    id: 'health-effect',
    level: 'warning',
    find: ({ passages }) =>
      claims(
        passages,
        EFFECTS,
        (words) => `“${words}”: who says so? Link to a source, or say “may” and whom to ask.`,
        isBacked(passages),
        (before) => HEDGED.test(before),
      ),
  },
  {
    id: 'promise',
    level: 'error',
    find: ({ passages }) =>
      claims(
        passages,
        PROMISES,
        (words) => `“${words}” is a promise nobody can keep. Say what to expect, and from what.`,
      ),
  },
  {
    id: 'health-myth',
    level: 'warning',
    find: ({ passages }) =>
      claims(
        passages,
        MYTHS,
        (words) => `“${words}” is an advertiser’s word; there is little behind it. Say what really happens.`,
      ),
  },
  {
    id: 'study-without-source',
    level: 'warning',
    find: ({ passages }) =>
      claims(
        passages,
        STUDIES,
        (words) => `“${words}”: which? Link to it, so that a reader can look.`,
        hasSource,
      ),
  },
  {
    id: 'send-to-doctor',
    level: 'hint',
    find: ({ passages }) => {
      if (passages.some(({ text }) => SENDS_TO_DOCTOR.test(text))) return []
      const [first] = passages.flatMap((passage) =>
        placesOf(passage, MEDICAL).map((place) => ({ passage, ...place })),
      )
      if (!first) return []
      const { passage, match, start, end } = first
      return [
        {
          field: passage.field,
          start,
          end,
          about: match[0],
          message: `Who reads about “${match[0]}” should be told whom to ask: her doctor, midwife or physiotherapist.`,
        },
      ]
    },
  },
]
