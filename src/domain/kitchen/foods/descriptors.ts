/**
 * Words that describe how a food is cut, kept, measured or wanted and are not names. Before a name any word is allowed
 * (a brand, a place); after it only these, or the name was the first half of another one: `almond croissant`.
 */
const DESCRIPTORS = new Set(
  [
    // Parts and pieces.
    'leaf sprig stalk stem stick rib spear tip floret head heart bulb clove root frond needle pod kernel cob ear crown top',
    'fillet piece chunk cube slice strip half halve quarter wedge segment ring round disc matchstick julienne baton ribbon',
    'shaving curl flake sliver bit rasher lardon steak joint cut bone skin rind peel flesh meat pulp shell husk core',
    'stone pit end bunch handful punnet bag pack packet package box pouch sachet bottle tub pot carton container jar canned',
    'block ball log sheet loaf bar square knob lump drop dash pinch splash drizzle squeeze sprinkling sprinkle dusting',
    'serving portion batch quantity amount thumb finger inch cm mm dice mince crumble shred grating section side trimming',
    // Preparation.
    'whole broken cut split thin thick fine coarse rough light lean skinless boneless seedless stoneless bone skin on off in',
    'raw cooked uncooked fresh freshly frozen chilled cold cool warm hot lukewarm tepid soft firm hard crisp crispy crunchy',
    'ground dry dried smoked cured melted drained dice prep extra more additional optional plus taste needed required each',
    'homemade readymade leftover store shop bought brand supermarket natural pure plain regular standard normal simple mild',
    'hung beaten bitesize bite sized lengthways lengthwise crossways crosswise diagonally widthways half way apart together',
    'well very really quite thinner thicker smaller larger bigger just about approximately approx roughly finely lightly thinly thickly coarsely freshly gently',
    'suitable made left straight torn solid paper room temperature body into x pea equal across grain inside outside both all any other another several few couple',
    // Wanted qualities.
    'good best fat reduced low full free freerange range high organic unsalted salted unsweetened sweetened lowfat fatfree',
    'young old baby mini tiny long short wide narrow tall flat slim generous heaped heaping level scant rounded packed loose',
    'red green yellow white black brown golden dark pink purple orange pale clear bright mixed assorted different colored',
    'sweet sour bitter sharp strong mature ripe juicy tender crusty stale day new seasonal local unwaxed waxed scrubbed wild',
    'vegan vegetarian glutenfree dairyfree eggfree nutfree soyfree meatfree plantbased nonstick quality choice favorite kind type variety style',
    'bonein skinon size medium large small big xl weight total roughly shelled unshelled skinned pitted stoned trimmed peeled',
    // Units.
    'g kg mg ml cl dl l oz lb lbs gram kilo kilogram liter milliliter ounce pound pint quart gallon cup tbsp tsp tablespoon',
    'teaspoon tbs fl fluid us uk imperial metric can tin glass shot capful scoop ladle dollop cap',
    // Purpose and remarks.
    'garnish decoration serve serving finish ideally preferably brushing frying greasing rolling dusting',
    'i used use my our your we you it them this that these those is are be been have has do not no if so also only even',
    'recipe see note above below tip page method video link step overnight min minute hour day week cereal',
    'alternatively substitute alternative equivalent eg ie etc such like similar example',
  ].flatMap((line) => line.split(' ')),
)

/** Words that look like participles or adverbs but are names. */
const NAMES_IN_ED = /(?:seed|bread|weed|reed)$/

/** Whether a word is only descriptive. Words in `-ed` and `-ly` are, unless they are names. */
export function isDescriptor(key: string): boolean {
  return DESCRIPTORS.has(key) || (/.{2}(?:ed|ly)$/.test(key) && !NAMES_IN_ED.test(key)) || /[%\d]/.test(key)
}

/** Words after which the text gives the origin, the purpose or the container instead of the ingredient. */
const PREPOSITIONS = new Set(
  'with for from in on without to at about like as if then per into until such because when while by than after before over not no minus less'.split(
    ' ',
  ),
)

export function isPreposition(key: string): boolean {
  return PREPOSITIONS.has(key)
}

/** Whether a food after this word is absent: `without butter`. Which words it reaches is decided by `findDenied`. */
export function isExclusion(key: string): boolean {
  return key === 'without' || key === 'minus' || isBriefExclusion(key)
}

/** Whether such a word also begins names and unrelated phrases: `no-boil lasagne sheets`, `free-from flour`. */
export function isBriefExclusion(key: string): boolean {
  return key === 'no' || key === 'not' || key === 'freefrom'
}

/** Words allowed between such a word and the absent food: `without any added sugar`. */
const BEFORE_EXCLUDED = new Set('any added adding extra additional more other using further'.split(' '))

export function mayPrecedeExcluded(key: string): boolean {
  return BEFORE_EXCLUDED.has(key)
}

/** Words for the ordinary food, beside a version without something: `regular or dairy-free milk`. */
const ORDINARY = new Set(
  'regular normal ordinary standard usual conventional traditional real any whole skim skimmed cow dairy proper nonvegan eggy'.split(
    ' ',
  ),
)

export function isOrdinary(key: string): boolean {
  return ORDINARY.has(key)
}
