/** Where a stored picture came from. */
export type ImageSource = 'upload' | 'seed' | 'illustrator' | 'ai'

/** IPTC's word for a picture that a trained model made. */
const TRAINED_MODEL = 'trainedAlgorithmicMedia'
/** And for one drawn by rules alone. */
const RULES = 'algorithmicMedia'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * The XMP that tells of a picture that no person made (IPTC digital source type); null for all others, which carry
 * no metadata whatsoever.
 */
export function describeDigitalSource(source: ImageSource): string | null {
  if (source !== 'ai' && source !== 'illustrator') return null
  const type = source === 'ai' ? TRAINED_MODEL : RULES
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ` Iptc4xmpExt:DigitalSourceType="${VOCABULARY}${type}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}

/** True for a picture whose own metadata says that a model made it: the mark outlives an upload by hand. */
export function saysModelMade(xmp: string): boolean {
  return xmp.includes(TRAINED_MODEL) || xmp.includes('compositeWithTrainedAlgorithmicMedia')
}
