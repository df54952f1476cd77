import type { ReactNode } from 'react'

/** Opens the choice of a place, which is another feature's: the page brings it along. */
export type ChangePlaceButton = (text: string, asButton?: boolean) => ReactNode
