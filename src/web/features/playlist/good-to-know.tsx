import { useSettings } from '../../data/site-context.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'

export function GoodToKnow() {
  const { music_service } = useSettings()
  const service = music_service || 'the music service'
  return (
    <section aria-labelledby="good-to-know" className="py-section">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 id="good-to-know" className="type-h1">
          Shuffle is allowed
        </h2>
        <div className="type-lead grid max-w-(--hf-measure) gap-[1.1em]">
          <p>
            So is skipping, stopping, and playing one song four times because it’s that kind of morning. Keep
            the volume where you can still hear the doorbell, and your own breathing.
          </p>
          <p>
            The playlist lives on {service} and opens there in a new tab. Nothing from {service} is loaded on
            this page, so it only learns about you when you go and listen.
          </p>
          <p>Is there a song you can’t sit still to? Maybe it’s missing here.</p>
          <div>
            <ArrowLink href="/contact">Suggest a song</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  )
}
