const outcomes = ['publicado', 'error', 'sin-aviso', 'aviso-error'] as const

/** The outcome of the last press of the page's buttons. The page asks the api for everything else. */
export type RepeatOutcome = (typeof outcomes)[number]

export const repeatOutcome = (value: unknown) => outcomes.find((one) => one === value)

export const repeatPath = (token: string, estado?: RepeatOutcome) =>
  `/repetir-menu?${new URLSearchParams({ token, ...(estado && { estado }) })}`
