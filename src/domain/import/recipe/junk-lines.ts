import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { isTold } from './line-looks.ts'
import { isPageWord } from './page-words.ts'
import { bareText } from './source-line.ts'

// Lines around recipes on pages, in mails and in forums that are not part of them.

const ACTION = '(?:print|pin|rate|save|share|permalink|report|reply|embed)(?: recipe)?'
/** Buttons and links of a page. */
const BUTTONS = [
  `(?:${ACTION}\\s+)*${ACTION}`,
  'recipe card|pin it|rate this(?: recipe)?|email|jump to (?:recipe|video)|skip to (?:content|recipe).{0,3}',
  'add (?:message|reply)|see all|continue reading|read more|leave a (?:reply|comment)|home|recipes?|menu|search|log ?in|subscribe|follow',
  'advertisement\\b.*|ad|sponsored|enable cook mode|cook mode.*|prevent your screen.*|1x\\s*2x\\s*3x|scale.*|calories',
  '(?:(?:us customary|metric|imperial)\\s*)+',
]
/** A page's text about itself: other pages, stars, who wrote it and when, labels. */
const PAGE = [
  '(?:[\\p{L} ]{2,30}\\s[»›]\\s){1,6}.{0,60}|[←→«»].*|.*\\s› discussions?',
  '(?:more|other|related|popular)\\s[^:.]{3,40}:\\s[^.]*[|·•,][^.]*',
  '[★☆⭐].*|(?:rating:? ?)?\\*{3,5}|\\d(?:\\.\\d)?\\s?/\\s?5\\b.{0,40}',
  '\\d[\\d.,/]*\\s*(?:(?:from|out of)\\s.*)?(?:votes?|reviews?|ratings?|stars?)|\\d+\\s*comments?(?:\\s*[|·•].{0,60})?',
  '(?:by|author|recipe (?:by|from)|photo(?:graph)?(?: by)?|source|from|published|posted(?: on| in)?|(?:shared|sent in|submitted|contributed|given)(?: by)|(?:last )?updated|created|prep by)\\s*:?\\s.{0,60}',
  "posted(?: by .{1,40})? on .{0,100}|mrs?\\.?\\s[^'’:]{2,60}",
  '\\[?(?:difficulty|level|skill|categor(?:y|ies)|tags?|tagged|course|cuisine|keywords?|diet|calories|kcal|cost|ratings?|music|joined|posts|location|member since)(?:\\]|\\s*:).{0,60}',
  '\\d+\\s*(?:kcal|calories)|https?:\\/\\/\\S+|www\\.\\S+|©.*|\\(?c\\)? \\d{4}.*|(?:#[\\p{L}\\d_-]+\\s*)+',
]
/** Text that packets print below a recipe. */
const PACKET = [
  '(?:typical|average|nutritional) values\\b.{0,600}|once opened,? (?:refrigerate|keep|store|use)\\b.{0,300}',
  'store in a cool,? dry place\\b.{0,300}|net (?:wt|weight)\\b.{0,40}',
]
/** Requests to readers. */
const ASKED = [
  'follow (?:for|me|us|along)\\b.{0,60}|follow\\b.{0,60}@.*|pin (?:this|it)\\b.{0,60}',
  '(?:did you )?(?:made|make|tried|try) this\\b.*(?:rating|comment|star|review|tag)\\b.*',
  '(?:did you )?(?:like|love|enjoy)(?:ed)? (?:our|my|this|these|the|what)\\b.{0,80}(?:subscribe|follow|share|comment|like)\\b.{0,60}',
]
/** Message headers in mails, chats and forums. */
const MESSAGES = [
  '-*\\s?(?:forwarded|original) message\\b.*|(?:date|sent|to|cc|bcc|reply-to)\\s*:.{0,120}|sent from my .{0,30}',
  'on .{5,100} wrote:|\\S{2,30} wrote:.*|from the kitchen of.{0,40}|<media omitted>|thread:.*',
  '.*\\b(?:join(?:ed)? date(?=:)|senior member|[\\d.]+k? upvotes|shared a post)\\b.*',
  '\\d{1,2}:\\d{2}(?::\\d{2})?\\s.{1,80}|#?\\d*\\s*(?:old )?\\d{1,2}[-/]\\d{1,2}[-/]\\d{2,4},? \\d{1,2}:\\d{2}.{0,20}',
  '(?:\\p{L}[\\p{L}\\d_.-]*\\s){1,3}\\s*(?:[·•|-]\\s)?(?:(?:today|yesterday)(?: at)? )?\\d{1,2}:\\d{2}(?:\\s?[ap]m)?',
  'voice (?:message|note)\\b[^.!?]{0,40}|(?:\\p{L}+ )?recipe card(?: (?:no\\.? ?)?\\d{1,3})?',
  '(?:issue|no\\.|number|vol(?:ume|\\.)?) ?\\d{1,4}\\s*(?:[·•|,–—-].{0,40})?|(?:words|illustrations?|pictures?|styling|food styling)(?: by|:)\\s.{1,40}',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?',
]
const JUNK = new RegExp(`^(?:${[...BUTTONS, ...PAGE, ...PACKET, ...ASKED, ...MESSAGES].join('|')})$`, 'iu')
/** Separators of buttons in one line: `Save • Pin • Share`. */
const BETWEEN = /\s+[|•·]\s+/

/** `97`, `WINTER SOUPS 97`, `196 WINTER SOUPS`: a page's header or footer in a book. */
const PAGE_MARGIN =
  /^(?:(?:[Pp]age\s+|[-–—]\s?)?\d{1,3}(?:\s?[-–—])?|\d{3}\s+\p{Lu}[\p{Lu}\s&'’-]+|\p{Lu}+(?:[\s&'’-]+\p{Lu}+)+\s\d{2,3})$/u

function isPageMargin(text: string): boolean {
  return PAGE_MARGIN.test(text) && ['', COUNTABLE_UNIT].includes(splitIngredient(text).unit)
}

/** `More of this: https://…`, `idea: @nina` */
const LINKED = /^\S.{0,80}\shttps?:\/\/\S+$|(?:^|\s)@[a-z_][\w.]{1,30}\b/i
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
/** `Monday, July 30, 2012`, `21 October 2009`, `12/03/2024`: a date above a message. */
const DATE = new RegExp(
  String.raw`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*)?(?:${MONTH}\s+${DAY}(?:,?\s+\d{4})?|${DAY}\s+${MONTH}(?:,?\s+\d{4})?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})(?:,?\s+(?:at\s+)?\d{1,2}:\d{2}.{0,6})?(?:\s*[·•])?$`,
  'i',
)
/** `14 Hazel Terrace`, above a letter. */
const ADDRESS =
  /^(?:Flat \d{1,3},?\s)?\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Street|St|Road|Rd|Lane|Terrace|Avenue|Ave|Close|Drive|Crescent|Court|Place|Way|Gardens|Row|Hill|Square|Park|Grove|Mews|Parade)\.?,?(?:\s.{0,40})?$/u
/** Closing words of captions and films. */
const CLOSING =
  /^(?:thank(?:s| you) (?:so much )?for (?:watching|reading|visiting|listening)\b.{0,80}|if you (?:enjoyed|liked|loved) (?:this|the) (?:video|recipe|post|film)\b.{0,120}|(?:and )?(?:enjoy|(?:bon|buon|good|guten) app[ée]tit[eo]?|that(?:'|’)?s it|voil[aà]|happy (?:cooking|baking))(?: (?:it|everyone|guys|with .{1,30}))?[\s!.]*|save (?:this |it )?(?:recipe |post )?for later\b.{0,30}|(?:don(?:'|’)t forget to |please )?tag (?:a friend|someone|me|us)\b.{0,80}|(?:don(?:'|’)t forget to |please )?(?:like|subscribe|comment|let me know)\b.{0,80}(?:subscribe|comments?|friend|below|follow|made (?:it|this))[\s!.]*|(?:let me know|lmk) (?:how|what|if|whether|when)\b[^.!?]{0,60}(?:[.!?]+|\sx+)|full recipe (?:below|in).{0,40}|recipe (?:below|in the comments).{0,20}|(?:r|u)\/\w+\b.{0,60}|posted by .{0,40})$/i

/** `Per ball: 105 cal / 5p / 11c / 4f` */
const NUTRITION =
  /^(?:(?:approx\.?|macros|nutrition)\s)?per (?:[a-z]+ ){0,2}[a-z]+\s*(?:\([^()]{1,30}\)\s*)?[:=–-]\s*(?:approx\.?|about|~)?\s*\d[\d.,]*\s*(?:k?cals?|calories|kj)\b.{0,300}$/i

/** `~520 kcal, 38g protein` */
const FIGURES =
  /^\W{0,3}(?:approx\.?|about)?\s*\d[\d.,]*\s*(?:k?cals?|calories|kj)\b[^.!?]{0,30}\d\s*g?\s?(?:of )?(?:protein|carb\w*|fat|fibre|fiber|[pcf])\b.{0,60}$/i

/** `P 34 C 32 F 18 kcal 430` */
const LETTERED_FIGURES =
  /^(?:(?:[pcf]|protein|carbs|fat|fib(?:re|er)|k?cal)\s*:?\s*\d{1,4}\s*g?[\s,|/·]*){3,6}$/i

/** Whether a line surrounds recipes on pages and in mails and is not part of them. */
export function isJunk(text: string): boolean {
  return isOneJunk(text) || (BETWEEN.test(text) && text.split(BETWEEN).every(isOneJunk))
}

function isOneJunk(text: string): boolean {
  return (
    (JUNK.test(text) && !/^from (?:the(?! kitchen of)|a)\b/i.test(text)) ||
    CLOSING.test(text) ||
    NUTRITION.test(text) ||
    FIGURES.test(text) ||
    LETTERED_FIGURES.test(text) ||
    isPageWord(text) ||
    isPageMargin(text) ||
    DATE.test(text) ||
    ADDRESS.test(text) ||
    (LINKED.test(text) && !isTold(bareText(text)))
  )
}
