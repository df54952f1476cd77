import { ConsentGate } from '@/components/consent/consent-gate'
import { OfflineCopies } from '@/components/offline/offline-copies'
import { VisitBeacon } from '@/components/visits/visit-beacon'
import { labelsOf } from '@/lib/i18n/labels'
import { site } from '@/lib/site'

/** Parts of every page on which a visit can begin. They are visible only when they have something to say. */
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
