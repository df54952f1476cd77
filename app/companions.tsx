import { ConsentGate } from '@/components/consent/consent-gate'
import { OfflineCopies } from '@/components/offline/offline-copies'
import { VisitBeacon } from '@/components/visits/visit-beacon'
import { labelsOf } from '@/lib/i18n/labels'
import { site } from '@/lib/site'

/** What goes along with every page somebody may enter by. It shows itself when it has something to say. */
export async function Companions() {
  const [consent, offline] = await Promise.all([labelsOf('consent'), labelsOf('offline')])
  return (
    <>
      <ConsentGate labels={consent} />
      <OfflineCopies labels={offline.banner} isOn={site.offline} />
      <VisitBeacon />
    </>
  )
}
