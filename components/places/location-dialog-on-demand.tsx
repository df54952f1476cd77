'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'

const LocationDialog = lazy(() => import('./location-dialog'))

/** The code of the dialog loads when the dialog first opens. */
export function LocationDialogOnDemand(props: ComponentProps<typeof LocationDialog>) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <LocationDialog {...props} />
    </Suspense>
  ) : null
}
