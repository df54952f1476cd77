'use client'

import { type ComponentProps, lazy, Suspense, useState } from 'react'

const LocationDialog = lazy(() => import('./location-dialog'))

/** The dialog and all it can do come with its first opening. */
export function LocationDialogOnDemand(props: ComponentProps<typeof LocationDialog>) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <LocationDialog {...props} />
    </Suspense>
  ) : null
}
