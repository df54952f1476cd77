import { inject } from 'vitest'

/** Where the product that is attacked is, where its api and its data, and who can sign in. */
export const mantel = inject('mantel')

const { hostname, port, host } = new URL(mantel.baseUrl)
export const web = { hostname, port: Number(port), host }
