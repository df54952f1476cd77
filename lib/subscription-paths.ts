const outcomes = ['hecha', 'error', 'ninguno', 'correo', 'sin-correo', 'idioma', 'sin-idioma'] as const

/** The outcome of the last press of a page's button. The page asks the api for everything else. */
export type PressOutcome = (typeof outcomes)[number]

export const pressOutcome = (value: unknown) => outcomes.find((one) => one === value)

export function confirmationPath(token: string, estado?: PressOutcome) {
  return `/confirmar-suscripcion?${new URLSearchParams({ token, ...(estado && { estado }) })}`
}

export function unsubscribePath(address: { email: string; sig: string }, estado?: PressOutcome) {
  return `/unsubscribe?${new URLSearchParams({ ...address, ...(estado && { estado }) })}`
}

export function alertConfirmationPath(token: string, estado?: PressOutcome) {
  return `/avisos/confirmar?${new URLSearchParams({ token, ...(estado && { estado }) })}`
}

export function endAlertsPath(token: string, estado?: PressOutcome) {
  return `/avisos/baja?${new URLSearchParams({ token, ...(estado && { estado }) })}`
}
