import type { Remark, Rule } from './finding.ts'
import { findSources, type Passage, placesOf, type Sentence, sentencesOf } from './prose.ts'
import type { ItemSubject } from './subjects.ts'

const ILLNESS =
  "cancers?|tumou?rs|diabetes|arthritis|osteoporosis|depression|anxiety|dementia|alzheimer(?:[’']s)?|parkinson(?:[’']s)?|asthma|hypertension|(?:high )?blood pressure|heart disease|heart attacks?|strokes|a stroke|migraines?|headaches?|back pain|knee pain|hip pain|joint pain|neck pain|chronic pain|pain|(?:chronic )?inflammation|insomnia|ibs|pcos|endometriosis|fibromyalgia|eczema|psoriasis|acne|allergies|autoimmune disease|thyroid problems|infertility|menopause|hot flushes|hot flashes|obesity|infections?|colds|a cold|the common cold|(?:the )?flu|covid(?:-19)?|(?:chronic |any )?disease|illness(?:es)?|sciatica|gout|anaemia|anemia|cellulite|wrinkles"
const ORGANS =
  '(?:leaky )?gut(?: lining| health)?|liver|kidneys?|heart|brain|lungs?|thyroid|hormones|metabolism|skin|joints?|cartilage|nerves?|nervous system|immune system|microbiome|pancreas|arteries|spine|discs?|adrenals?|digestion|digestive system|bones|cells|dna|vagus nerve'
/** Organs that a reader can neither train nor feel. */
const INNER_ORGANS = 'gut|liver|kidneys?|heart|brain|thyroid|pancreas|arteries|microbiome|digestion'
const WHOSE =
  '(?:(?:your|my|her|his|our|their|all|most|any|the|a|certain|some|many|(?:types|kinds|forms) of|gestational|chronic|damaged|worn|sore|stiff|tired|weak|inflamed|irritated|leaky|type 2|symptoms of|signs of|risk of)\\s+){0,3}'
const CURE =
  'cur(?:es?|ed|ing)|heal(?:s|ed|ing)?|revers(?:es?|ed|ing)|eliminat(?:es?|ed|ing)|(?:gets?|got|getting) rid of|treat(?:s|ed|ing)?|prevent(?:s|ed|ing)?|fix(?:es|ed|ing)?|ends?|ended|banish(?:es|ed|ing)?|beats?'
const RENEW =
  'heal(?:s|ed|ing)?|cur(?:es?|ed|ing)|repair(?:s|ed|ing)?|restor(?:es?|ed|ing)|regenerat(?:es?|ed|ing)|rebuild(?:s|ing)?|rebuilt|rejuvenat(?:es?|ed|ing)|revers(?:es?|ed|ing)|fix(?:es|ed|ing)?|resets?|resetting|calms? down|rebalanc(?:es?|ed|ing)'
const CURES = new RegExp(
  String.raw`\b(?:(?:${CURE})\s+${WHOSE}(?:${ILLNESS})|(?:${RENEW})\s+${WHOSE}(?:${ORGANS})|(?:a|the|natural|best|only|real|proven) (?:natural )?(?:cure|remedy|treatment|antidote) for ${WHOSE}(?:${ILLNESS})|keeps? (?:${ILLNESS}) (?:away|at bay))\b(?!-)`,
  'gi',
)
const PROMISES =
  /(?<!\b(?:I|we|he|she|they)(?:['’](?:ve|d|s)| have| had| has)? (?:\w+ )?)\b(?:lose|drop|shed|melt)\s+(?:up to\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)\s*(?:kg|kilos?|kilograms?|pounds?|lbs?|stone|inch(?:es)?|cm|(?:dress|jeans|clothes) sizes?)\b(?:\s+(?:in|within)\s+(?:just |only |under |a |the )?(?:\w+\s+)?(?:days?|weeks?|months?|year))?|\bguaranteed (?:results|weight loss|to work)\b|\b(?:results|success|weight loss) (?:is|are) guaranteed\b|\b(?:miracle|magic) (?:cure|food|pill|diet|drink|workout)s?\b|\b(?:clinically|scientifically) proven\b|\bdoctors (?:hate|don['’]t want)\b|\b100 ?% (?:safe|effective|natural cure)\b/gi
const EFFECTS = new RegExp(
  String.raw`\b(?:lower(?! back\b)(?:s|ing)?|reduc(?:es?|ing)|cuts?|cutting|improv(?:es?|ing)|fight(?:s|ing)?|combat(?:s|ing)?|controls?|controlling|regulat(?:es?|ing)|normali[sz](?:es?|ing)|protect(?:s|ing)?(?: you)? (?:from|against)|strengthen(?:s|ing)?|wards? off|eases?|relieves?|soothes?|slows?|calms?)\s+(?:(?:your|the|all|most|any|chronic|type 2|high|bad|risk of)\s+){0,4}(?:${ILLNESS}|blood sugar|blood glucose|cholesterol|triglycerides|immune system|immunity|bone density|bone loss|risk of (?:heart disease|stroke|cancer|dementia|falls)|hormones|cortisol|nervous system|gut health|gut lining)\b|\b(?:regulat(?:es?|ing)|protect(?:s|ing)?|strengthen(?:s|ing)?|improv(?:es?|ing)|boost(?:s|ing)?)\s+${WHOSE}(?:${INNER_ORGANS})\b`,
  'gi',
)
/** Words for a possibility rather than a certainty. */
const HEDGED =
  /\b(?:may|might|could|sometimes|seems? to|for some|appears? to|help(?:s|ing|ed)?|plays? an? (?:\w+ )?(?:role|part) in|thought to|believed to)\b[^.;]{0,30}$/i
const MYTHS =
  /\b(?:detox(?:es|ing|ify|ifies)?|cleans(?:e|es|ing) (?:your|the) (?:liver|body|system|gut|colon|blood))\b|\bflush(?:es)? (?:out )?toxins?\b|\b(?:boosts?|revs? up|speeds? up|kick-?starts?|fires? up) (?:your |the )?(?:metabolism|immune system|immunity)\b|\b(?:burns?|melts?|torch(?:es)?|blasts?) (?:away )?(?:belly |body |stubborn )?fat\b|\btone(?:s)? your (?:tummy|belly|thighs)\b|\balkali[sz](?:e|es|ing) (?:your|the) (?:body|blood)\b|\bsuper-?foods?\b|\bbalances? (?:your )?hormones\b/gi
const STUDIES =
  /(?<!\b(?:what (?:the )?(?:\w+ )?|my |your |her |his |their |case |self-|no |the ))\b(?:stud(?:y|ies)|research(?:ers)?|scientists?|science|experts?|doctors|data|evidence)\s+(?:has |have |also |now |clearly )?(?:shows?|showed|shown|suggests?|suggested|reveal(?:s|ed)?|conclude[sd]?|discovered|identified|believes?|says?|agrees?|proves?|proven|finds?|found|confirms?|confirmed|tells? us)\b|\b(?:stud(?:y|ies)|trials?|reviews?|meta-analys[ei]s|surveys?) (?:published|of|from|by) [^.;:!?\n]{1,80}? (?:found|shows?|showed|suggests?|suggested|concluded|revealed)\b|\baccording to (?:a |one |several |many |recent |new )?(?:stud(?:y|ies)|research|experts|scientists)\b|\b\d{1,3} ?(?:%|per ?cent) (?:of (?:all )?(?:women|people|adults|us)|more likely|less likely|lower risk|higher risk)\b/gi
const SAYS_NOT =
  /\b(?:not|no|nor|never|nothing|none|cannot|can['’]t|doesn['’]t|don['’]t|won['’]t|isn['’]t|aren['’]t|wasn['’]t|didn['’]t|nobody|without|neither|hardly|barely|myths?|nonsense|claims?|claimed|claiming|promises?|promised|so-called|the (?:word|term|phrase|idea)|forget|used to (?:think|believe|say|tell|swear)|supposed(?:ly)?|alleged(?:ly)?|apparently|is said to|meant to|anyone who (?:says|tells)|(?:fans|people|some|they|adverts?|influencers?|labels?|headlines?|companies|brands|the internet|instagram|tiktok) (?:will )?(?:say|says|swear|swears|believe|think|tell(?: you)?|argue|insist|shout)|sold as|marketed as|whether|if (?:it|this|that|only))\b/i

/** Conditions for which an article alone is not enough advice; a surgery may be a room, an operation a sum. */
const MEDICAL =
  /\b(?:(?<!\b(?:I was|I got|I am|I['’]m|she was|she['’]s|was heavily|wife was|sister was|mum was|(?:work|train|coach)(?:s|ed|ing)?(?: with)?) )pregnan(?:t|cy)|post-?partum|breast-?feeding|(?:on|taking|take|your|any|prescribed|blood pressure|with|other) medications?|(?:on|taking|take|prescribed|blood pressure|sleeping) tablets|blood thinners|(?:on|take|taking|inject\w*|using) insulin|weak pelvic floor|pelvic floor (?:problems?|dysfunction|pain)|prolapse|hernia|diastasis|(?:after|before|had|have|having|need|needs|recover\w* from|following|back|knee|hip|heart|abdominal|bariatric|shoulder|spinal) (?:an? |any |your |major |recent |back |knee |hip |heart |abdominal |bariatric |shoulder |spinal )*surgery|(?:after|before|had|have|having|need|recover\w* from|following|hip|knee|back|heart) (?:an |your |a (?:hip|knee|back|heart) |my |any )?operation|(?:after|following|had|have|recover\w* from) (?:an? |your |my )?(?:c(?:a)?esarean|c-section|heart attack|stroke|hysterectomy|(?:hip|knee) replacement)|(?:with|have|has|had|got) (?:an? )?(?:heart condition|slipped disc|herniated disc|osteoporosis))\b/gi
const SENDS_TO_DOCTOR =
  /\b(?:(?:doctor|gp|physician|physio(?:therapist)?|nurse|pharmacist|dietitian|specialist|health ?(?:care )?(?:professional|provider|team)|surgeon|consultant|gyna?ecologist|obstetrician)[’']?s?|midwi(?:fe|ves)|medical advice|111|911|emergency)\b/i

/** `Your liver detoxes itself`: without any remedy. */
const BY_ITSELF =
  /^\S+(?:\s\S+){0,3}\s(?:itself|themselves|all by itself|on its own|is (?:a myth|nonsense|rubbish|not a thing))\b/i

/** `will detox your liver, some say`, `flushes out toxins, promises one influencer` */
const SAID_BY_OTHERS =
  /^[^.;!?]{0,60},\s*(?:(?:or so )?(?:some|they|people|many|others|ads|adverts|the (?:internet|label|advert|packet)|influencers?) (?:will |like to )?(?:say|says|claim|claims|promise|promises|tell|swear|believe)\b|(?:promise|say|claim|swear)s? (?:an?|one|some|the|many|most|every|my|our|its|their)\b)/i

/** Whether a sentence, or the link in it, denies what it names or gives its source. */
function isDenied({ text }: Sentence, at: number): boolean {
  return (
    SAYS_NOT.test(text.slice(0, at)) ||
    /\?$/.test(text) ||
    BY_ITSELF.test(text.slice(at)) ||
    SAID_BY_OTHERS.test(text.slice(at))
  )
}

/** The disclaimer in the text itself: general advice, and whom to ask. */
const DISCLAIMER =
  /\b(?:(?:not|no substitute for|does not replace) (?:a substitute for )?(?:professional )?medical advice|(?:talk|speak) (?:to|with) (?:your|a) (?:doctor|gp|physician|midwife|physio\w*|dietitian|health professional)|(?:ask|see|consult|check with) (?:your|a) (?:doctor|gp|physician|midwife|physio\w*|dietitian|health professional))\b/i

/** `(Jones, 2019; Lee et al., 2020)`. */
const CITATION = /\(\p{Lu}[^()\n]{1,120}\b(?:19|20)\d\d[a-z]?\)/u

/** Whether a paragraph has a source: a link, a footnote or a citation. */
function hasSource({ source, start, text }: Passage): boolean {
  const written = source.slice(start, start + text.length)
  return /\]\(|\]\[|https?:\/\/|\[\^/.test(written) || CITATION.test(written)
}

/** Returns a predicate: whether a claim has a source, in its paragraph or a list of sources, or the text a disclaimer. */
function isBacked(passages: readonly Passage[]): (passage: Passage) => boolean {
  const isBackedAnywhere = findSources(passages) !== -1 || passages.some(({ text }) => DISCLAIMER.test(text))
  return (passage) => isBackedAnywhere || hasSource(passage)
}

/** Headings of sections that may list studies too. */
const MORE_TO_READ = /^\s*(?:resources|further reading|find out more|notes)\W*$/i

/** `[1] Jones et al., 2018` below the text. */
const NUMBERED_SOURCE = /^\[(\d+)\]\s.{0,300}\b(?:19|20)\d\d\b/

/** Returns a function that decides whether a paragraph has a source, of its own or in the text's section for all sources. */
function isSourced(passages: readonly Passage[]): (passage: Passage) => boolean {
  const hasList = findSources(passages) !== -1 || passages.some(({ text }) => MORE_TO_READ.test(text))
  const numbered = new Set(passages.flatMap(({ text }) => NUMBERED_SOURCE.exec(text)?.[1] ?? []))
  const isNumbered = ({ text }: Passage) =>
    [...text.matchAll(/\[(\d+)\]/g)].some(([, number = '']) => numbered.has(number))
  return (passage) => hasList || passage.kind === 'heading' || hasSource(passage) || isNumbered(passage)
}

/** Whether a text refutes a myth, which it then mentions in every second sentence. */
function isAboutMyths(passages: readonly Passage[]): boolean {
  return passages.some(
    ({ field, kind, text }) =>
      (kind === 'heading' || field === 'title' || field === 'excerpt') &&
      /\b(?:myths?|debunk\p{L}*|hype|fads?|nonsense)\b/iu.test(text),
  )
}

/** No source is required where no link is possible. */
const NO_LINKS: ReadonlySet<string> = new Set(['title', 'excerpt', 'meta_title', 'meta_description'])
const withLinks = (passages: readonly Passage[]) => passages.filter(({ field }) => !NO_LINKS.has(field))

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

/** What a coach may not promise, and what needs a source (PROOF-HEALTH-1). */
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
    level: 'hint',
    find: ({ passages }) =>
      claims(
        withLinks(passages),
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
        isAboutMyths(passages) ? [] : passages,
        MYTHS,
        (words) => `“${words}” is an advertiser’s word; there is little behind it. Say what really happens.`,
      ),
  },
  {
    id: 'study-without-source',
    level: 'warning',
    find: ({ passages }) =>
      claims(
        withLinks(passages),
        STUDIES,
        (words) => `“${words}”: which? Link to it, so that a reader can look.`,
        isSourced(passages),
      ),
  },
  {
    id: 'send-to-doctor',
    level: 'hint',
    *find({ passages }) {
      if (passages.some(({ text }) => SENDS_TO_DOCTOR.test(text))) return
      for (const passage of passages)
        for (const { match, start, end } of placesOf(passage, MEDICAL)) {
          const message = `Tell readers of “${match[0]}” whom to ask: a doctor, midwife or physiotherapist.`
          yield { field: passage.field, start, end, about: match[0], message }
          return
        }
    },
  },
]
