/** The origin of a stored picture. */
export type ImageSource = 'upload' | 'seed' | 'illustrator' | 'ai'

/** The IPTC term for a picture made by a trained model. */
const TRAINED_MODEL = 'trainedAlgorithmicMedia'
/** The IPTC term for a picture drawn by rules alone. */
const RULES = 'algorithmicMedia'

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/**
 * Returns the XMP that marks a generated picture (IPTC digital source type); null for all others, which carry no metadata.
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

/** Whether a picture's own metadata says that a model made it: the mark survives a download and manual upload. */
export function isMarkedAiGenerated(xmp: string): boolean {
  return xmp.includes(TRAINED_MODEL) || xmp.includes('compositeWithTrainedAlgorithmicMedia')
}
